/** Merge patches (RFC 7396), as the server sends them. */

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Apply a patch to a document, which stays of its kind; unchanged parts keep their identity. */
export function patched<T>(document: T, patch: object): T {
  return merged(document, patch) as T;
}

function merged(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const before = isObject(target) ? target : {};
  const after = new Map(Object.entries(before));
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) after.delete(key);
    else after.set(key, merged(before[key], value));
  }
  return Object.fromEntries(after);
}
