/** The view state of a table: open dialog, selection, marked paragraph, phone sheet. */

import { tick, untrack } from "svelte";

import type { Option } from "../api/socket.ts";
import type { CardId } from "../cards/card.ts";
import { arrange, type Group } from "../decision/arrangement.ts";
import { Selection } from "../decision/selection.svelte.ts";
import type { Scene } from "../game/scene.ts";
import { Mark } from "../story/mark.svelte.ts";
import { screen } from "../ui/screen.svelte.ts";
import { settings } from "../ui/settings.svelte.ts";
import type { LiveMatch } from "./live.svelte.ts";
import type { Height } from "./sheetDrag.svelte.ts";
import { playSounds } from "./sounds.svelte.ts";

/** A dialog for looking something up. */
export type LookUp =
  | { kind: "settings" }
  | { kind: "rules"; rules: readonly string[] }
  | { kind: "card"; card: CardId }
  | { kind: "player"; seat: string };

/** A dialog of the table. */
export type TableDialog =
  | LookUp
  | { kind: "help" }
  | { kind: "lacks" }
  | { kind: "board" }
  | { kind: "search"; word: string }
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
  /** Whether it is shown how good the answer to a puzzle was. */
  isVerdictOpen = $state(false);
  /** The sheet of a phone. */
  height = $state<Height>("half");
  /** The pixels that the sheet covers. */
  covered = $state(0);
  tab = $state("ask");
  /** The number of the open question; unlike the question, it stays when more is learnt of it. */
  #asked = $derived.by(() => this.live.turn.question?.ask);
  /** The question whose recap was closed. */
  #recapped = $state(-1);

  /** Call it while the component that shows the match initialises. */
  constructor(live: LiveMatch, scene: () => Scene) {
    this.live = live;
    this.selection = new Selection(live);
    $effect(() => this.selection.follow(live.turn.question?.ask));
    $effect(() => {
      void this.#asked;
      untrack(() => (this.height = this.#wanted(scene())));
    });
    playSounds(live, () => scene().facts);
  }

  /** How high the sheet stands for a new question: cards are read at once, else the map is seen beside it. */
  #wanted(scene: Scene): Height {
    const { question } = this.live.turn;
    // The coach of a lesson stands above the map, and is to be read too.
    if (!question || this.lesson) return "half";
    const { cards, at } = arrange(question, scene);
    return at.size === 0 && [...(question.about ?? []), ...cards].length ? "full" : "half";
  }

  /** Open a dialog that needs nothing but its name. */
  open(kind: "settings" | "help" | "lacks" | "board" | "search"): void {
    this.dialog = kind === "search" ? { kind, word: "" } : { kind };
  }

  /** Keep what is typed for a dialog that is still being loaded; returns whether one is. */
  type(event: KeyboardEvent): boolean {
    if (this.dialog === null) return false;
    if (this.dialog.kind === "search" && event.key.length === 1) this.dialog.word += event.key;
    return true;
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

  /** The puzzle at which the match began, or "". */
  get puzzle(): string {
    return this.live.info?.puzzle ?? "";
  }

  /** Whether the recap fits below the players; else it stands above the map. */
  hasRoomFor({ facts }: Scene): boolean {
    return (
      !screen.isPhone &&
      !this.lesson &&
      !this.puzzle &&
      settings.scale <= LARGE &&
      Object.keys(facts.player).length <= FEW
    );
  }

  /** Whether to show the recap of what happened before the open question. */
  get wantsRecap(): boolean {
    const { question } = this.live.turn;
    return question !== null && question.ask !== this.#recapped && !this.selection.chosen;
  }

  /** Close the recap. */
  endRecap(): void {
    this.#recapped = this.live.turn.question?.ask ?? -1;
  }

  /** Show what the coach of a lesson points at; on a phone the map is small. */
  point(station: string): void {
    // The coach tells it, and the recap would take room from the map.
    this.endRecap();
    if (screen.isPhone) this.mark.map?.show(station);
    else this.mark.map?.reveal(station);
  }

  /** Look at a station. */
  pick(station: string, scene: Scene): void {
    // On a phone, details of a station are on the sheet.
    this.tab = "ask";
    if (this.height === "peek") this.height = "half";
    void this.selection.pick(station, scene);
  }

  /** Choose a station from a list, and focus it on the map. */
  async find(station: string, scene: Scene): Promise<void> {
    this.close();
    this.pick(station, scene);
    // Nothing behind an open dialog can be focused.
    await tick();
    this.mark.map?.focusOn(station);
  }

  /** Choose an option in a list. */
  choose(option: Option): void {
    this.close();
    this.selection.choose(option);
  }
}
