/** The visitor as the server knows them: unknown, a known browser, or an account. */

import type { Session } from "./models.ts";
import { request } from "./request.ts";

export type OwnSanction = Session["sanctions"][number];
export type Announcement = Session["announcements"][number];

class Visitor {
  isKnown = $state(false);
  /** Whether the server has said who this is. */
  isLoaded = $state(false);
  /** Whether the server ships the game as a page that needs no server, too. */
  hasOfflinePage = $state(false);
  /** Whether the server can send a link for a new password. */
  hasResetMail = $state(false);
  /** The name of the account, or "". */
  account = $state("");
  /** What the account may do for the server, or "". */
  role = $state<"" | "moderator" | "administrator">("");
  /** What the visitor may not do, and until when. */
  sanctions = $state.raw<OwnSanction[]>([]);
  /** Where they can appeal, or "". */
  appeal = $state("");
  /** What is told at all tables. */
  announcements = $state.raw<Announcement[]>([]);
  #loading: Promise<void> | null = null;

  /** Load the session once; again after a change. */
  load(): Promise<void> {
    this.#loading ??= request<Session>("/api/session").then(
      (session) => this.#take(session),
      () => {
        this.#loading = null;
      },
    );
    return this.#loading;
  }

  /** A table was created or joined: the server may know this browser now. */
  changed(): void {
    this.#loading = null;
  }

  async register(name: string, password: string, language: string): Promise<void> {
    this.#take(await request<Session>("/api/accounts", { method: "POST", body: { name, password, language } }));
  }

  async logIn(name: string, password: string): Promise<void> {
    this.#take(await request<Session>("/api/session", { method: "POST", body: { name, password } }));
  }

  async logOut(): Promise<void> {
    await request("/api/session", { method: "DELETE" });
    await this.#leave();
  }

  /** Delete the account for good. */
  async deleteAccount(password: string): Promise<void> {
    await request("/api/account/deletion", { method: "POST", body: { password } });
    await this.#leave();
  }

  async changePassword(password: string, newPassword: string): Promise<void> {
    await request("/api/account", { method: "PATCH", body: { password, new_password: newPassword } });
  }

  /** Choose a new password by a link that was sent. */
  async resetPassword(token: string, password: string): Promise<void> {
    this.#take(await request<Session>("/api/password-resets/finish", { method: "POST", body: { token, password } }));
  }

  /** Something is forbidden from now on; where to appeal, the server says. */
  sanctioned(sanction: OwnSanction): void {
    this.sanctions = [...this.sanctions.filter(({ reference }) => reference !== sanction.reference), sanction];
    if (this.appeal) return;
    this.changed();
    void this.load();
  }

  /** The browser is nobody's again; what holds for it without an account, the server says. */
  #leave(): Promise<void> {
    this.isKnown = false;
    this.account = this.role = this.appeal = "";
    this.sanctions = [];
    this.changed();
    return this.load();
  }

  #take(session: Session): void {
    this.isLoaded = true;
    this.isKnown = session.is_known;
    this.hasOfflinePage = session.has_offline_page;
    this.hasResetMail = session.has_reset_mail;
    this.account = session.account ?? "";
    this.role = session.role ?? "";
    this.sanctions = session.sanctions;
    this.appeal = session.appeal;
    this.announcements = session.announcements;
  }
}

export const visitor = new Visitor();

/** The fewest letters of a password that the server takes. */
export const SHORTEST_PASSWORD = 8;
