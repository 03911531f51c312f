"""Where the work of a command runs: in processes of this machine, or on a cluster."""

from metro2033.cli.extra import wanted
from metro2033.processes.runner import Runner, local


def runner(jobs: int, cluster: str | None, alone: float = 0.0) -> Runner:
    """The runner for a number of processes, or for the cluster at an address."""
    if cluster is None:
        return local(jobs, alone)
    with wanted("cluster"):
        from metro2033.processes.cluster import Cluster
    return Cluster(cluster)
