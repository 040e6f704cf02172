/**
 * Asks before the page is left, by `hold`, as long as there is a reason, which is looked for at each change. Answers the
 * way to stop.
 */
export function holdWhile(
  hasReason: () => boolean,
  subscribe: (listener: () => void) => () => void,
  hold: () => () => void,
): () => void {
  let letGo: (() => void) | undefined;

  function release() {
    letGo?.();
    letGo = undefined;
  }

  const stopFollowing = subscribe(() => {
    if (hasReason()) letGo ??= hold();
    else release();
  });
  return () => {
    stopFollowing();
    release();
  };
}
