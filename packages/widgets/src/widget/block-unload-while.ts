/**
 * Calls `block` while `hasReason` holds, which is asked at each change, and undoes it when it no longer does. Returns a
 * function that stops this.
 */
export function blockUnloadWhile(
  hasReason: () => boolean,
  subscribe: (listener: () => void) => () => void,
  block: () => () => void,
): () => void {
  let unblock: (() => void) | undefined;

  function release() {
    unblock?.();
    unblock = undefined;
  }

  const unsubscribe = subscribe(() => {
    if (hasReason()) unblock ??= block();
    else release();
  });
  return () => {
    unsubscribe();
    release();
  };
}
