"""Recipes for controllers: what suits a system, as laws with states that its description takes in."""

from pendula.control.efforts import efforts as efforts
from pendula.control.lqr import LQR as LQR
from pendula.control.pid import PID as PID
from pendula.control.swing_up import SwingUp as SwingUp
from pendula.control.switching import Switching as Switching
