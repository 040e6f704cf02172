/** Keeps the screen awake until it is let go; a machine that falls asleep ends a recording. Refusals are no matter. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isWanted = true;

  async function ask() {
    if (!isWanted || document.visibilityState !== 'visible') return;
    // Typed as always there.
    const { wakeLock } = navigator as Partial<Navigator>;
    lock = (await wakeLock?.request('screen').catch(() => null)) ?? null;
    if (!isWanted) void lock?.release();
  }

  // The browser lets go of it whenever the page is hidden.
  const askAgain = () => void ask();
  document.addEventListener('visibilitychange', askAgain);
  askAgain();
  return () => {
    isWanted = false;
    document.removeEventListener('visibilitychange', askAgain);
    void lock?.release().catch(() => {});
  };
}
