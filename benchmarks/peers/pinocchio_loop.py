"""Pinocchio's functions in a loop of C++, so that no call from Python is in their times.

The loop is compiled once per benchmark, in about half a minute, with the headers of the wheels ``pin`` and
``cmeel-eigen``; what it calls is the code that their libraries hold.
"""

from functools import cache
from tempfile import TemporaryDirectory

from benchmarks.peers.compiled_loop import compile_loop

# Functions by their numbers; of two forms of one algorithm, the quicker counts.
NUMBERS = {
    "acceleration": (0, 1),
    "inverse_dynamics": (2,),
    "mass_matrix": (3, 4),
    "acceleration_slopes": (5,),
    "held_acceleration": (6,),
}
SOURCE = """
#include <chrono>
#include <string>
#include <pinocchio/algorithm/aba-derivatives.hpp>
#include <pinocchio/algorithm/aba.hpp>
#include <pinocchio/algorithm/constrained-dynamics.hpp>
#include <pinocchio/algorithm/crba.hpp>
#include <pinocchio/algorithm/kinematics.hpp>
#include <pinocchio/algorithm/rnea.hpp>
#include <pinocchio/serialization.hpp>

namespace pin = pinocchio;
using Clock = std::chrono::steady_clock;
using Map = Eigen::Map<const Eigen::VectorXd>;
using Vector = Eigen::Ref<const Eigen::VectorXd>;  // the type for which the library is compiled

struct Robot
{
    pin::Model model;
    pin::Data data;
    PINOCCHIO_STD_VECTOR_WITH_EIGEN_ALLOCATOR(pin::RigidConstraintModel) held;
    PINOCCHIO_STD_VECTOR_WITH_EIGEN_ALLOCATOR(pin::RigidConstraintData) held_data;
    pin::ProximalSettings settings;
};

extern "C" Robot *load(const char *file)
{
    pin::Model model;
    pin::serialization::loadFromBinary(model, std::string(file));
    return new Robot{model, pin::Data(model), {}, {}, {}};
}

// Hold the frames of joints where they are in the state q.
extern "C" void hold(Robot *robot, int count, const long *joints, const double *q)
{
    auto &[model, data, held, held_data, settings] = *robot;
    pin::forwardKinematics(model, data, Map(q, model.nq));
    for (int i = 0; i < count; i++) {
        auto joint = static_cast<pin::JointIndex>(joints[i]);
        auto here = pin::SE3::Identity();
        held.emplace_back(pin::CONTACT_6D, model, joint, here, 0, data.oMi[joint], pin::LOCAL);
        held_data.emplace_back(held.back());
    }
    pin::initConstraintDynamics(model, data, held, held_data);
}

extern "C" void held_acceleration(
    Robot *robot, const double *q, const double *v, const double *x, double *out)
{
    auto &[model, data, held, held_data, settings] = *robot;
    Vector a = Map(q, model.nq), b = Map(v, model.nv), c = Map(x, model.nv);
    Eigen::Map<Eigen::VectorXd>(out, model.nv) =
        pin::constraintDynamics(model, data, a, b, c, held, held_data, settings);
}

extern "C" void discard(Robot *robot) { delete robot; }

extern "C" double run(
    Robot *robot, int function, long count, const double *qs, const double *vs, const double *xs)
{
    auto &[model, data, held, held_data, settings] = *robot;
    auto began = Clock::now();
    for (long i = 0; i < count; i++) {
        Vector q = Map(qs + i * model.nq, model.nq), v = Map(vs + i * model.nv, model.nv);
        Vector x = Map(xs + i * model.nv, model.nv);
        switch (function) {
        case 0: pin::aba(model, data, q, v, x, pin::Convention::WORLD); break;
        case 1: pin::aba(model, data, q, v, x, pin::Convention::LOCAL); break;
        case 2: pin::rnea(model, data, q, v, x); break;
        case 3: pin::crba(model, data, q, pin::Convention::WORLD); break;
        case 4: pin::crba(model, data, q, pin::Convention::LOCAL); break;
        case 5: pin::computeABADerivatives(model, data, q, v, x); break;
        case 6: pin::constraintDynamics(model, data, q, v, x, held, held_data, settings); break;
        }
    }
    return std::chrono::duration<double>(Clock::now() - began).count() / count;
}
"""
OPTIONS = (
    "-DPINOCCHIO_ENABLE_TEMPLATE_INSTANTIATION -DBOOST_MPL_LIMIT_LIST_SIZE=30 "
    "-DBOOST_MPL_LIMIT_VECTOR_SIZE=30 -DBOOST_FUSION_INVOKE_MAX_ARITY=12 "
    "-DBOOST_MPL_CFG_NO_PREPROCESSED_HEADERS"
).split()
BY_LOOP = "Pinocchio in a loop of C++"
BY_CALLS = "{why}, so Pinocchio is called from Python, less what a call for a single body takes"


def built_loop(wanted: bool = True) -> tuple[str, str]:
    """The file of the loop, "" where there is none, and how Pinocchio is measured therefore."""
    _, file, why = _build() if wanted else (None, "", "its loop is not compiled in quick runs")
    return file, BY_CALLS.format(why=why) if why else BY_LOOP


@cache
def _build() -> tuple[TemporaryDirectory[str] | None, str, str]:
    """Once per process."""
    return compile_loop("pinocchio", SOURCE, OPTIONS, ("-lpinocchio_default", "-lboost_serialization"))
