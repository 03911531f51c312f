/** What is new on the map: attacks, stations with another owner, stations that have just yielded. */

import type { Event, Step } from "../api/socket.ts";
import type { Scene } from "../game/scene.ts";
import { has } from "../game/trait.ts";

export interface News {
  /** Attacks: whose, with whom, on which station. */
  attacks: { seat: string; fighter: string; station: string }[];
  /** The new owner of each station that has one, "" for nobody. */
  owners: Map<string, string>;
  /** How much stations have yielded. */
  yields: Map<string, number>;
}

const argOf = (event: Event, name: string) => String(event.args[name] ?? "");

/** Of some steps those of a fight that they begin and do not decide. */
function undecided(steps: readonly Step[]): Step[] {
  const index = steps.findLastIndex(({ events }) => events.some((event) => has(event, "attacks")));
  const fought = index < 0 ? [] : steps.slice(index);
  return fought.some(({ events }) => events.some((event) => has(event, "fight_outcome"))) ? [] : fought;
}

/** The steps whose news are marked: recent ones, and before them those of a fight that went on into the latest. */
export function marked(recent: readonly Step[], before: readonly Step[]): Step[] {
  const first = recent[0]?.n ?? Infinity;
  return [...undecided(before).filter(({ n }) => n < first), ...recent];
}

/** The news of some steps; of the latest ones also what they yielded. */
export function newsIn(steps: readonly Step[], latest: readonly Step[], scene: Scene): News {
  const news: News = { attacks: [], owners: new Map(), yields: new Map() };
  for (const event of steps.flatMap(({ events }) => events)) {
    const [seat, station] = [argOf(event, "seat"), argOf(event, "station")];
    if (has(event, "gains_station")) news.owners.set(station, seat);
    else if (has(event, "loses_station")) news.owners.set(station, "");
    else if (has(event, "attacks")) {
      const target = station || (scene.facts.player[argOf(event, "seat2")]?.at ?? "");
      news.attacks.push({ seat, fighter: argOf(event, "fighter"), station: target });
    }
  }
  for (const event of latest.flatMap(({ events }) => events)) {
    if (!has(event, "fight_dice")) continue;
    for (const { id, value } of event.parts ?? []) if (id) news.yields.set(id, value);
  }
  return news;
}
