import type { Database } from '../../db/database.ts';
import { isBankQuestion } from '../practice/bank.repo.ts';
import { findOpenPractices } from '../practice/practice-access.ts';
import { findPracticesOf } from '../practice/practice.repo.ts';
import { findQuestion, wasMet } from '../practice/practised-questions.repo.ts';

/** A person collects what they have met, and what they may practise: a collected question is answered, and its answer told. */
export async function mayCollect(db: Database, userId: number, id: number, now: Date): Promise<boolean> {
  if (!(await findQuestion(db, id))) return false;
  if (await wasMet(db, userId, id)) return true;
  if (await isBankQuestion(db, id)) return true;
  const rows = await findPracticesOf(db, id, now);
  return (await findOpenPractices(db, rows, userId, now)).size > 0;
}
