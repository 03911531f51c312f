/** Keeps a screen on that nobody touches. */

/** Keep the screen on until the returned function is called; browsers forget it while the page is hidden. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  const ask = async (): Promise<void> => {
    // Without TLS, or on low battery, the screen follows its own settings.
    if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    lock = await navigator.wakeLock.request("screen").catch(() => null);
  };
  const again = (): void => void ask();
  document.addEventListener("visibilitychange", again);
  void ask();
  return () => {
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
  };
}
