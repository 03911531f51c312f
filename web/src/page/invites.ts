/** Invite links made in this tab: the server tells each only once. */

import type { Invite } from "../net/models.ts";

export const invites = new Map<string, Invite>();
