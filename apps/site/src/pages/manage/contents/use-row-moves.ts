import { useState } from 'react';
import { stepped } from './part-moves.ts';
import { headingKeys, type KeyOf, type Parts } from './parts.ts';

/** Contents as a tree shows them: which chapters are unfolded, and where a row is that is moved by keys but not put down yet. */
export function useRowMoves<Entry>(
  given: Parts<Entry>,
  keyOf: KeyOf<Entry>,
  onChange: (parts: Parts<Entry>) => void,
) {
  const [moving, setMoving] = useState<Parts<Entry> | null>(null);
  /** Folded chapters: a new one is unfolded. */
  const [folded, setFolded] = useState<readonly string[]>([]);
  const parts = moving ?? given;
  const headings = headingKeys(parts);

  function step(key: string, by: -1 | 1) {
    const next = stepped(parts, keyOf, key, by);
    if (next === parts) return;
    setMoving(next);
    const target = next.findIndex(({ entries }) => entries.some((entry) => keyOf(entry) === key));
    // A row that moves into a folded chapter stays visible.
    setFolded(folded.filter((heading) => heading !== headingKeys(next)[target]));
  }
  function end(isKept: boolean) {
    if (isKept && moving) onChange(moving);
    setMoving(null);
  }
  return {
    parts,
    expanded: headings.filter((heading) => !folded.includes(heading)),
    setExpanded: (expanded: readonly string[]) =>
      setFolded(headings.filter((heading) => !expanded.includes(heading))),
    step,
    end,
  };
}
