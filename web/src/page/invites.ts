/** Invite links created in this tab: the server shows each one only once. */

import type { Invite } from "../net/models.ts";

export const invites = new Map<string, Invite>();
