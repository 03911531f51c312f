/** Where the reader is logged in, and where a link for a new password is sent. */

import type { Channels, OwnSession, Recovery } from "../net/models.ts";
import { request } from "../net/request.ts";

const SESSIONS = "/api/account/sessions";
const RECOVERY = "/api/account/recovery";

/** A confirmed address that could get the link. */
interface Address {
  channel: string;
  address: string;
}

export class Safety {
  sessions = $state.raw<OwnSession[]>([]);
  recovery = $state<string | null>(null);
  addresses = $state.raw<Address[]>([]);
  isLoaded = $state(false);

  async load(): Promise<void> {
    const [{ sessions }, { address }, { channels }] = await Promise.all([
      request<{ sessions: OwnSession[] }>(SESSIONS),
      request<Recovery>(RECOVERY),
      request<Channels>("/api/session/channels"),
    ]);
    this.sessions = sessions;
    this.recovery = address;
    this.addresses = channels
      .filter((channel) => channel.kind === "mail" && channel.is_confirmed)
      .map((channel) => ({ channel: channel.id, address: channel.address.toLowerCase() }));
    this.isLoaded = true;
  }

  /** Log out one browser; without an ID, all but this one. */
  async end(password: string, session: string | null): Promise<void> {
    await request(`${SESSIONS}/end`, { method: "POST", body: { password, session } });
    await this.load();
  }

  /** Choose the channel whose address gets the link, or none. */
  async choose(password: string, channel: string | null): Promise<void> {
    await request(RECOVERY, { method: "PUT", body: { password, channel } });
    await this.load();
  }
}
