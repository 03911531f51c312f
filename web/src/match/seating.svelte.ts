/** Who sits where, which seats the viewer holds, and what the players propose to each other. */

import type { Proposal, SeatState, Welcome } from "../api/socket.ts";
import type { Commands } from "./commands.svelte.ts";

export class Seating {
  /** The seat that the viewer looks from; null for a spectator. */
  own = $state<number | null>(null);
  /** The seats that are played on this device. */
  held = $state.raw<number[]>([]);
  all = $state.raw<SeatState[]>([]);
  proposal = $state.raw<Proposal | null>(null);
  readonly #commands: Commands;

  constructor(commands: Commands) {
    this.#commands = commands;
  }

  welcome({ seat, held, seats, proposal }: Welcome): void {
    this.own = seat;
    this.held = held;
    this.all = seats;
    this.proposal = proposal;
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

  /** Let a bot play the seat, or take over again. */
  async takeOver(bot: string | null): Promise<void> {
    await this.#commands.give(bot ? { type: "take_over", bot } : { type: "hand_back" });
  }
}
