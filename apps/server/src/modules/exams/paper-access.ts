import type { Database } from '../../db/database.ts';
import { findClosed } from './entry.ts';
import type { PaperRow } from './exams.repo.ts';
import type { examsStrings } from './exams.strings.ts';

export type Refusal = keyof typeof examsStrings.refusals;

/** Why a person may not begin each of some papers; null where nothing but their number of attempts could keep them from it. */
export async function findRefusals(
  db: Database,
  rows: readonly PaperRow[],
  userId: number | undefined,
  now: Date,
): Promise<ReadonlyMap<number, Refusal | null>> {
  const papers = rows.map(({ paper }) => paper);
  const closed = await findClosed(db, 'paper', papers, { userId, now });
  const refusalOf = ({ id, beginsAt, closesAt }: PaperRow['paper']): Refusal | null => {
    const refusal = closed.get(id) ?? null;
    if (refusal !== null) return refusal;
    if (beginsAt && now < beginsAt) return 'not-yet';
    return closesAt && now >= closesAt ? 'closed' : null;
  };
  return new Map(papers.map((paper) => [paper.id, refusalOf(paper)]));
}
