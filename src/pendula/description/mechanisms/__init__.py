"""Bodies, joints and the mechanisms that they make."""

from pendula.description.mechanisms.body import Body as Body
from pendula.description.mechanisms.closures import hold_distance as hold_distance
from pendula.description.mechanisms.joints import Ball as Ball
from pendula.description.mechanisms.joints import Continuous as Continuous
from pendula.description.mechanisms.joints import Cylindrical as Cylindrical
from pendula.description.mechanisms.joints import Fixed as Fixed
from pendula.description.mechanisms.joints import Free as Free
from pendula.description.mechanisms.joints import Joint as Joint
from pendula.description.mechanisms.joints import Mimic as Mimic
from pendula.description.mechanisms.joints import Planar as Planar
from pendula.description.mechanisms.joints import Prismatic as Prismatic
from pendula.description.mechanisms.joints import Revolute as Revolute
from pendula.description.mechanisms.joints import Screw as Screw
from pendula.description.mechanisms.joints import Universal as Universal
from pendula.description.mechanisms.maximal import MaximalMechanism as MaximalMechanism
from pendula.description.mechanisms.mechanism import Mechanism as Mechanism
from pendula.description.mechanisms.reaction_arrows import draw_reactions as draw_reactions
