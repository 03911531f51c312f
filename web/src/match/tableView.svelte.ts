/** What is open, marked and pointed at while somebody sits at a table. */

import { tick } from "svelte";

import type { Option } from "../api/socket.ts";
import type { CardId } from "../cards/card.ts";
import type { Group } from "../decision/arrangement.ts";
import { Selection } from "../decision/selection.svelte.ts";
import type { Scene } from "../game/scene.ts";
import { Mark } from "../story/mark.svelte.ts";
import { screen } from "../ui/screen.svelte.ts";
import { settings } from "../ui/settings.svelte.ts";
import type { LiveMatch } from "./live.svelte.ts";
import type { Height } from "./sheetDrag.svelte.ts";
import { playSounds } from "./sounds.svelte.ts";

/** A dialog in which one looks something up. */
export type LookUp =
  | { kind: "settings" }
  | { kind: "rules"; rules: readonly string[] }
  | { kind: "card"; card: CardId }
  | { kind: "player"; seat: string };

/** A dialog of a table at which one plays. */
export type TableDialog =
  | LookUp
  | { kind: "help" }
  | { kind: "lacks" }
  | { kind: "board" }
  | { kind: "search" }
  | { kind: "options"; group: Group };

/** Up to so many players, and to text of so many percent, there is room below the players. */
const FEW = 3;
const LARGE = 120;

export class TableView {
  readonly live: LiveMatch;
  readonly selection: Selection;
  readonly mark = new Mark();
  dialog = $state.raw<TableDialog | null>(null);
  isResultOpen = $state(true);
  /** The sheet of a phone. */
  height = $state<Height>("half");
  tab = $state("ask");
  /** The question for which nobody wants to know what happened before it. */
  #recapped = $state(-1);

  /** For a component that is being made, which shows the scene of the match. */
  constructor(live: LiveMatch, scene: () => Scene) {
    this.live = live;
    this.selection = new Selection(live);
    $effect(() => this.selection.follow(live.turn.question?.ask));
    playSounds(live, () => scene().facts);
  }

  /** Open a dialog that needs nothing but its name. */
  open(kind: "settings" | "help" | "lacks" | "board" | "search"): void {
    this.dialog = { kind };
  }

  close(): void {
    this.dialog = null;
  }

  showRules(rules: readonly string[]): void {
    this.dialog = { kind: "rules", rules };
  }

  showCard(card: CardId): void {
    this.dialog = { kind: "card", card };
  }

  showPlayer(seat: string): void {
    this.dialog = { kind: "player", seat };
  }

  showOptions(group: Group): void {
    this.dialog = { kind: "options", group };
  }

  /** The edition that the match teaches, or "". */
  get lesson(): string {
    return this.live.info?.lesson ?? "";
  }

  /** Whether what happened meanwhile has room below the players; else it is told in a line over the map. */
  hasRoomFor({ facts }: Scene): boolean {
    return !screen.isPhone && !this.lesson && settings.scale <= LARGE && Object.keys(facts.player).length <= FEW;
  }

  /** Whether the reader may want to know what happened before the open question. */
  get wantsRecap(): boolean {
    const { question } = this.live.turn;
    return question !== null && question.ask !== this.#recapped && !this.selection.chosen;
  }

  /** What happened before the open question is known. */
  endRecap(): void {
    this.#recapped = this.live.turn.question?.ask ?? -1;
  }

  /** Show what the coach of a lesson points at; on a phone the map is small. */
  point(station: string): void {
    // What happened meanwhile was told, and would lie over the map.
    this.endRecap();
    if (screen.isPhone) this.mark.map?.show(station);
    else this.mark.map?.reveal(station);
  }

  /** Look at a station. */
  pick(station: string, scene: Scene): void {
    // What is said of a station is on the sheet of a phone.
    this.tab = "ask";
    if (this.height === "peek") this.height = "half";
    void this.selection.pick(station, scene);
  }

  /** Choose a station in a list; the keyboard goes to it on the map. */
  async find(station: string, scene: Scene): Promise<void> {
    this.close();
    this.pick(station, scene);
    // While a dialog is open nothing behind it takes the keyboard.
    await tick();
    this.mark.map?.focusOn(station);
  }

  /** Choose an option in a list. */
  choose(option: Option): void {
    this.close();
    this.selection.choose(option);
  }
}
