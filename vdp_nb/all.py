"Everything a user needs: `from vdp_nb.all import *`"
import torch, torch.nn.functional as F
from torch import nn, Tensor
from vdp_nb.gaussian import *
from vdp_nb.moments import *
from vdp_nb.taylor import *
from vdp_nb.elbo import *
from vdp_nb.layers import *
from vdp_nb.models import *
from vdp_nb.data import *
from vdp_nb.metrics import *
from vdp_nb.continual import *
from vdp_nb.baselines import *
from vdp_nb.uncertainty import *
from vdp_nb.mdl import *
