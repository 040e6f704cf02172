import type { Database } from '../../db/database.ts';
import { findClosed } from '../exams/entry.ts';
import type { MockRow } from './mock.repo.ts';

/** Why a person may not begin each of some mock papers; null where they may. */
export const findMockRefusals = (
  db: Database,
  rows: readonly MockRow[],
  userId: number | undefined,
  now: Date,
) =>
  findClosed(
    db,
    'mock_paper',
    rows.map(({ paper }) => paper),
    { userId, now },
  );
