import type { IntegrityKind } from './watch-integrity.browser.ts';

/** One thing that was noticed, and how often it has been on this page. */
export interface IntegrityEvent {
  kind: IntegrityKind;
  count: number;
}

/** Counts what is noticed while the attempt runs, and passes it on. */
export function countIntegrity(isRunning: () => boolean, tell: (event: IntegrityEvent) => void) {
  const counts: Partial<Record<IntegrityKind, number>> = {};
  return (kind: IntegrityKind) => {
    if (!isRunning()) return;
    const count = (counts[kind] ?? 0) + 1;
    counts[kind] = count;
    tell({ kind, count });
  };
}
