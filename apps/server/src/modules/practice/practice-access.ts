import type { Database } from '../../db/database.ts';
import { Problem } from '../../errors/problem.ts';
import { findClosed } from '../exams/entry.ts';
import { findPractice, type PracticeRow } from './practice.repo.ts';
import { practiceStrings as strings } from './practice.strings.ts';

/** Which of some practices a person may practise. A visitor none. */
export async function findOpenPractices(
  db: Database,
  rows: readonly Pick<PracticeRow, 'practice'>[],
  userId: number | undefined,
  now: Date,
): Promise<ReadonlySet<number>> {
  if (userId === undefined) return new Set();
  const practices = rows.map(({ practice }) => practice);
  const closed = await findClosed(db, 'practice', practices, { userId, now });
  return new Set(practices.flatMap(({ id }) => (closed.get(id) === null ? [id] : [])));
}

/** A practice that the person may practise. Throws otherwise. */
export async function requirePractice(
  db: Database,
  id: number,
  userId: number,
  now: Date,
): Promise<PracticeRow> {
  const row = await findPractice(db, id, now);
  if (!row) throw new Problem(404, strings.missing);
  if (!(await findOpenPractices(db, [row], userId, now)).has(id)) throw new Problem(1, strings.notBought);
  return row;
}
