"""Recipes for controllers: what suits a system, as laws with states that its description takes in."""

from pendula.control.computed_torque import ComputedTorque as ComputedTorque
from pendula.control.computed_torque import GravityCompensation as GravityCompensation
from pendula.control.efforts import efforts as efforts
from pendula.control.frequency import FrequencyResponse as FrequencyResponse
from pendula.control.frequency import frequency_response as frequency_response
from pendula.control.joint_servo import joint_servo as joint_servo
from pendula.control.lqr import LQR as LQR
from pendula.control.margins import Margins as Margins
from pendula.control.margins import gain_margins as gain_margins
from pendula.control.noise import Noise as Noise
from pendula.control.observer import Observer as Observer
from pendula.control.optimise import optimise as optimise
from pendula.control.pid import PID as PID
from pendula.control.swing_up import SwingUp as SwingUp
from pendula.control.switching import Switching as Switching
from pendula.control.tracking import Tracking as Tracking
from pendula.control.trajectory import Trajectory as Trajectory
