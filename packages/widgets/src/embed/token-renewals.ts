/**
 * Asks the page for a fresh token in place of a refused one, once however many ask meanwhile. `take` makes it the present
 * one; without a fresh one it is not called.
 */
export function createTokenRenewals(
  renewToken: (expired: string) => Promise<string | null>,
  take: (fresh: string, expired: string) => Promise<void>,
): (expired: string) => Promise<void> {
  const running = new Map<string, Promise<void>>();

  async function askForFresh(expired: string) {
    // A page that throws has no fresh token either.
    const fresh = await renewToken(expired).catch(() => null);
    if (fresh !== null && fresh !== expired) await take(fresh, expired);
  }

  return (expired) => {
    const renewal = running.get(expired) ?? askForFresh(expired).finally(() => running.delete(expired));
    running.set(expired, renewal);
    return renewal;
  };
}
