import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { doubtAnswers, doubts } from '../../db/schema.ts';
import { tell } from '../messages/tell.ts';
import { teachersOfDoubt } from './doubt-access.ts';
import { recountAnswers } from './doubts.repo.ts';

/** Tells those who teach the lesson that they are asked. */
export async function tellTeachers(tx: Database, doubtId: number, now: Date): Promise<void> {
  const { rows } = await tx.execute<{ teacher: string; user_id: string; title: string; excerpt: string }>(sql`
    select distinct teacher, ${doubts.userId} as user_id, ${doubts.title} as title, ${doubts.excerpt} as excerpt
    from ${doubts}, lateral ${teachersOfDoubt} as taught (teacher)
    where ${eq(doubts.id, doubtId)} and teacher is not null order by teacher`);
  for (const { teacher, user_id: asker, title, excerpt } of rows)
    await tell(tx, {
      userId: Number(teacher),
      type: 'doubt',
      actorId: Number(asker),
      resource: { type: 'doubt', id: doubtId },
      data: { title, excerpt },
      now,
    });
}

/** Tells who asked that there is an answer. */
export async function tellAsker(tx: Database, answerId: number, now: Date): Promise<void> {
  const [row] = await tx
    .select({
      asker: doubts.userId,
      doubtId: doubts.id,
      title: doubts.title,
      teacher: doubtAnswers.userId,
      excerpt: doubtAnswers.excerpt,
    })
    .from(doubtAnswers)
    .innerJoin(doubts, eq(doubts.id, doubtAnswers.doubtId))
    .where(eq(doubtAnswers.id, answerId));
  if (!row) return;
  await tell(tx, {
    userId: row.asker,
    type: 'doubt_answer',
    actorId: row.teacher,
    resource: { type: 'doubt', id: row.doubtId },
    cause: { type: 'doubt_answer', id: answerId },
    data: { title: row.title, excerpt: row.excerpt },
    now,
  });
}

/** What a moderator's decision about a doubt or an answer changes: counts, and who is told what was held until now. */
export async function followDecision(
  tx: Database,
  { type, id }: { type: 'doubt' | 'doubt_answer'; id: number },
  { isLetThrough, now }: { isLetThrough: boolean; now: Date },
): Promise<void> {
  if (type === 'doubt') {
    if (isLetThrough) await tellTeachers(tx, id, now);
    return;
  }
  const [answer] = await tx
    .select({ doubtId: doubtAnswers.doubtId })
    .from(doubtAnswers)
    .where(eq(doubtAnswers.id, id));
  if (!answer) return;
  await recountAnswers(tx, answer.doubtId);
  if (isLetThrough) await tellAsker(tx, id, now);
}
