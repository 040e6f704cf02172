import { useEffect, useState } from 'react';

/**
 * Code that most people never need, fetched when somebody does. Null until it is there. When it does not come,
 * `onFailure` takes the wish back, so that it can be made again.
 */
export function useLatePart<Part extends object>(
  load: () => Promise<Part>,
  isWanted: boolean,
  onFailure: () => void,
): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  const isMissing = isWanted && part === null;
  useEffect(() => {
    if (!isMissing) return;
    let isOver = false;
    load().then(
      (loaded) => {
        if (!isOver) setPart(loaded);
      },
      () => {
        if (!isOver) onFailure();
      },
    );
    return () => {
      isOver = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- one wish is one fetching, whatever is drawn meanwhile
  }, [isMissing]);
  return part;
}
