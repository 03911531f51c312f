/** The clipboard, which browsers offer on secure pages only. */

/** Copy a text; returns whether it worked. */
export async function copyText(text: string): Promise<boolean> {
  const { clipboard } = navigator as Partial<Navigator>;
  if (!clipboard) return false;
  await clipboard.writeText(text);
  return true;
}
