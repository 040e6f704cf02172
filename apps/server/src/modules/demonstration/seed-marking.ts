import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { attemptAnswers, papers, users } from '../../db/schema.ts';
import { findQuestions, insertAttempt } from '../exams/exams.repo.ts';
import { submitAttempt } from '../exams/submit-attempt.ts';
import { markingSeed } from './marking.seed.ts';
import type { SeedDeps } from './seed-deps.ts';

const hour = 60 * 60 * 1000;

/** Attempts that wait to be marked. A paper or person that has gone since it was seeded is left out. */
export async function seedMarking({ clock }: SeedDeps, db: Database): Promise<void> {
  const [paper] = await db
    .select({ id: papers.id, minutes: papers.expiredMinutes })
    .from(papers)
    .where(eq(papers.title, markingSeed.paper));
  if (!paper) return;
  const asked = await findQuestions(db, paper.id);
  // As grading knows it: 4 is an essay.
  const essayId = asked.find(({ type }) => type === 4)?.id;
  if (essayId === undefined) return;
  for (const { owner, hoursAgo, essay } of markingSeed.attempts) {
    const [person] = await db.select({ id: users.id }).from(users).where(eq(users.nickName, owner)).limit(1);
    if (!person) continue;
    const submittedAt = new Date(clock.now().getTime() - hoursAgo * hour);
    const startedAt = new Date(submittedAt.getTime() - hour / 4);
    const attempt = {
      userId: person.id,
      paperId: paper.id,
      number: 1,
      seed: `demonstration ${owner}`,
      isSkipMark: false,
      startedAt,
      endsAt: new Date(startedAt.getTime() + paper.minutes * 60_000),
    };
    const attemptId = await insertAttempt(db, attempt, asked);
    // They have taken it themselves.
    if (attemptId === undefined) continue;
    await db.insert(attemptAnswers).values({
      attemptId,
      questionId: essayId,
      part: -1,
      seq: 1,
      content: essay,
      images: [],
      savedAt: submittedAt,
    });
    await submitAttempt(db, attemptId, submittedAt);
  }
}
