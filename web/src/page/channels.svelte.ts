/** The ways in which the reader is told that it is their turn. */

import type { Channel, Channels } from "../net/models.ts";
import { request } from "../net/request.ts";

const PATH = "/api/session/channels";

/** Whether this browser can show messages while the page is closed. */
export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

export class ChannelList {
  all = $state.raw<Channel[]>([]);
  hasMail = $state(false);
  isLoaded = $state(false);
  /** The links of a feed that was just made, and of its calendar: they are told only once. */
  feed = $state("");
  calendar = $state("");
  #pushKey = $state<string | null>(null);
  /** The subscription of this browser. */
  #endpoint = $state("");

  get mayPush(): boolean {
    return this.#pushKey !== null && canPush();
  }

  /** Whether this browser is told. */
  get isPushed(): boolean {
    return this.#endpoint !== "" && this.all.some((channel) => channel.kind === "push");
  }

  async load(): Promise<void> {
    const found = await request<Channels>(PATH);
    this.all = found.channels;
    this.hasMail = found.has_mail;
    this.#pushKey = found.push_key;
    this.#endpoint = (await subscription())?.endpoint ?? "";
    this.isLoaded = true;
  }

  /** Let this browser show messages; it asks the reader first. */
  async subscribe(): Promise<void> {
    const { ready } = navigator.serviceWorker;
    const found = await (
      await ready
    ).pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: this.#pushKey,
    });
    const { keys } = found.toJSON();
    await this.#add({ kind: "push", address: found.endpoint, p256dh: keys?.["p256dh"], auth: keys?.["auth"] });
  }

  async addMail(address: string): Promise<void> {
    await this.#add({ kind: "mail", address });
  }

  async addFeed(): Promise<void> {
    const { link, calendar } = await this.#add({ kind: "feed" });
    this.feed = link ?? "";
    this.calendar = calendar ?? "";
  }

  async remove(channel: Channel): Promise<void> {
    await request(`${PATH}/${channel.id}`, { method: "DELETE" });
    if (channel.kind === "push") await (await subscription())?.unsubscribe();
    if (channel.kind === "feed") this.feed = this.calendar = "";
    await this.load();
  }

  async #add(body: Record<string, unknown>): Promise<Channel> {
    const made = await request<Channel>(PATH, { method: "POST", body });
    await this.load();
    return made;
  }
}

/** The subscription of this browser, if it has one. */
async function subscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}
