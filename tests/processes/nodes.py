"""A cluster whose machines come and go while it works; tells as JSON who did what."""

import json
import sys
import time
from collections.abc import Sequence
from typing import Any

from metro2033.processes.cluster import Cluster


def where(numbers: Sequence[int]) -> dict[int, str]:
    """Work for a while, and tell on which machine it was done."""
    import ray

    time.sleep(0.2)
    return dict.fromkeys(numbers, ray.get_runtime_context().get_node_id())


def main() -> None:
    from ray.cluster_utils import Cluster as Machines

    machines: Any = Machines(initialize_head=True, head_node_args={"num_cpus": 1})
    guest, has_left = None, False
    places: dict[int, str] = {}
    for piece in Cluster(machines.address).run(where, range(80)):
        places |= piece
        if guest is None:
            guest = machines.add_node(num_cpus=1)
        elif not has_left and guest.node_id in places.values():
            machines.remove_node(guest)
            has_left = True
    told = {"done": sorted(places), "machines": len({*places.values()}), "left": has_left}
    sys.stdout.write(json.dumps(told))
    machines.shutdown()


if __name__ == "__main__":
    main()
