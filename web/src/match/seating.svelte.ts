/** Who sits where, which seats the viewer holds, and what the players propose to each other. */

import type { Proposal, Seats, SeatState, Welcome } from "../api/socket.ts";
import type { Commands } from "./commands.svelte.ts";

export class Seating {
  /** The seat that the viewer looks from; null for a spectator. */
  own = $state<number | null>(null);
  /** The seats that are played on this device. */
  held = $state.raw<number[]>([]);
  all = $state.raw<SeatState[]>([]);
  proposal = $state.raw<Proposal | null>(null);
  /** Whether the viewer made the table. */
  isHost = $state(false);
  areSpectatorsMuted = $state(false);
  readonly #commands: Commands;

  constructor(commands: Commands) {
    this.#commands = commands;
  }

  welcome(message: Welcome): void {
    this.own = message.seat;
    this.held = message.held;
    this.proposal = message.proposal;
    this.isHost = message.is_host === true;
    this.update(message);
  }

  /** Who sits where has changed, or who may write. */
  update({ seats, are_spectators_muted }: Pick<Seats, "seats" | "are_spectators_muted">): void {
    this.all = seats;
    this.areSpectatorsMuted = are_spectators_muted === true;
  }

  /** Let a seat, or all spectators, write nothing any more; or again. */
  async mute(seat: number | null, is_muted: boolean): Promise<void> {
    await this.#commands.give({ type: "mute", seat, is_muted });
  }

  /** Who sits on a seat. */
  at(seat: number | null): SeatState | undefined {
    return this.all.find((known) => known.seat === seat);
  }

  /** The bot that stands in for the viewer, or null. */
  get standIn(): string | null {
    const own = this.at(this.own);
    return own?.kind === "person" ? own.bot : null;
  }

  /** Whether other people play, whose consent may be needed. */
  get hasOthers(): boolean {
    return this.all.some((seat) => seat.kind === "person" && !this.held.includes(seat.seat));
  }

  /** Agree to what is proposed, or not. */
  async consent(agree: boolean): Promise<void> {
    if (this.proposal) await this.#commands.give({ type: "consent", proposal: this.proposal.number, agree });
  }

  /** Let a bot play one's own seat or, as the host, another one; without a bot, play oneself again. */
  async takeOver(bot: string | null, seat: number | null = null): Promise<void> {
    await this.#commands.give(bot ? { type: "take_over", bot, seat } : { type: "hand_back" });
  }

  /** Those of some seats whose players are away, with no bot in their place. */
  absent(seats: readonly number[]): SeatState[] {
    const isAway = ({ seat, kind, bot, is_here }: SeatState) =>
      kind === "person" && !bot && !is_here && !this.held.includes(seat);
    return this.all.filter((state) => seats.includes(state.seat) && isAway(state));
  }
}
