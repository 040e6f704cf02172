/** Something that is studied in its turn: a lesson of a course, or what stands in a column. */
export interface Studied {
  isOpen: boolean;
  isDone: boolean;
  /** Null when it was never begun. */
  studiedAt: Date | null;
}

export interface NextStudied<Of> {
  next: Of;
  /** Nothing was begun yet, something was, or all of it is done. */
  state: 'start' | 'continue' | 'review';
}

/**
 * Where a person goes on: with what they left last, or when that is done or closed by now, with the next after it that is open and not
 * done. All done begins anew with the first. Undefined where nothing is open.
 */
export function nextStudied<Of extends Studied>(all: readonly Of[]): NextStudied<Of> | undefined {
  const open = all.filter(({ isOpen }) => isOpen);
  const [first] = open;
  if (!first) return undefined;
  const waiting = open.filter(({ isDone }) => !isDone);
  const [firstWaiting] = waiting;
  if (!firstWaiting) return { next: first, state: 'review' };
  const last = all.reduce<Of | undefined>(
    (latest, one) =>
      one.studiedAt && (!latest?.studiedAt || one.studiedAt > latest.studiedAt) ? one : latest,
    undefined,
  );
  if (!last) return { next: firstWaiting, state: 'start' };
  const from = all.indexOf(last);
  return { next: waiting.find((one) => all.indexOf(one) >= from) ?? firstWaiting, state: 'continue' };
}
