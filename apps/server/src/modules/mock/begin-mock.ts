import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { Problem } from '../../errors/problem.ts';
import { insertAttempt } from '../exams/exams.repo.ts';
import { lockKeys } from '../exams/key-lock.ts';
import { drawMock } from './draw-mock.ts';
import { findDrawOwner } from './draw-reach.ts';
import { findMockRefusals } from './mock-access.ts';
import * as repo from './mock.repo.ts';
import { mockStrings as strings } from './mock.strings.ts';

/** The attempt that runs, or a new one over a paper drawn for it. Two tabs at once find the same. */
export async function beginMock(db: Database, id: number, userId: number, now: Date): Promise<number> {
  const findLatest = async () => (await repo.listMockAttempts(db, { userId, id }, { page: 1, size: 1 }))[0];
  const latest = await findLatest();
  if (latest?.status === 1) return latest.id;
  const row = await repo.findMock(db, id, now);
  if (!row) throw new Problem(404, strings.missing);
  const refusal = (await findMockRefusals(db, [row], userId, now)).get(id);
  if (refusal) throw new Problem(1, strings.refusals[refusal]);
  const { expiredMinutes, rule, authorId } = row.paper;
  const ownerId = await findDrawOwner(db, authorId);
  // Kept with the attempt: it tells how the paper was drawn.
  const seed = randomUUID();
  const begun = await db.transaction(async (tx) => {
    await lockKeys(tx, 'read');
    const drawn = drawMock(await repo.listCandidates(tx, { ...rule, ownerId }, now), rule.num, seed);
    if (!drawn || drawn.length === 0) throw new Problem(1, strings.tooFew);
    const attempt = {
      userId,
      mockPaperId: id,
      number: (latest?.number ?? 0) + 1,
      seed,
      // Nobody marks a mock paper.
      isSkipMark: true,
      startedAt: now,
      endsAt: new Date(now.getTime() + expiredMinutes * 60_000),
    };
    return insertAttempt(tx, attempt, await repo.findDrawn(tx, drawn));
  });
  if (begun !== undefined) return begun;
  const other = await findLatest();
  if (!other) throw new Problem(404, strings.noAttempt);
  return other.id;
}
