import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { problemCategories, problems, solutions, thumbsUps } from '../../db/schema.ts';
import { acceptSolution } from '../problems/accept-solution.ts';
import { askProblem } from '../problems/write-problem.ts';
import { answerProblem } from '../problems/write-solution.ts';
import { artsProblems } from './community/arts-problems.seed.ts';
import { codeProblems } from './community/code-problems.seed.ts';
import { problemCategorySeeds } from './community/community.seed.ts';
import { mathsProblems } from './community/maths-problems.seed.ts';
import { postHtml } from './community/post-html.ts';
import type { ProblemSeed, SolutionSeed } from './community/problem-seed.ts';
import { studyProblems } from './community/study-problems.seed.ts';
import { writingProblems } from './community/writing-problems.seed.ts';
import { idsByName } from './ids-by-name.ts';

const hour = 60 * 60 * 1000;

/** Asked today was a few hours ago. */
const hoursOfToday = 5;

export const problemSeeds: readonly ProblemSeed[] = [
  ...writingProblems,
  ...mathsProblems,
  ...codeProblems,
  ...artsProblems,
  ...studyProblems,
];

interface Setting {
  people: ReadonlyMap<string, number>;
  now: Date;
}

/** Problems with their answers, asked and accepted as people would, so that bounties and counts are right. */
export async function seedProblems(
  db: Database,
  people: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  await db
    .insert(problemCategories)
    .values(problemCategorySeeds.map((name, sort) => ({ name, sort })))
    .onConflictDoNothing();
  const categories = await idsByName(db, problemCategories, problemCategories.name);
  // The oldest first, so that ids rise with time.
  for (const seed of problemSeeds.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
    const categoryId = categories.get(seed.category);
    if (categoryId === undefined) throw new Error(`A problem without a category: ${seed.title}`);
    await seedProblem(db, seed, { people, now, categoryId });
  }
}

async function seedProblem(
  db: Database,
  seed: ProblemSeed,
  { people, now, categoryId }: Setting & { categoryId: number },
): Promise<void> {
  const userId = people.get(seed.by);
  // Who asked may have been removed since.
  if (userId === undefined) return;
  const askedAt = new Date(now.getTime() - (seed.daysAgo * 24 + hoursOfToday) * hour);
  const id = await askProblem(
    db,
    {
      title: seed.title,
      content: postHtml(seed.text),
      category_id: categoryId,
      client_id: randomUUID(),
      bounty: seed.bounty ?? 0,
    },
    { userId, now: askedAt },
  );
  const likes = await like(db, { type: 'problem', id }, seed.likedBy, { people, now: askedAt });
  await db.update(problems).set({ viewsCount: seed.views, thumbsUpCount: likes }).where(eq(problems.id, id));
  for (const answer of seed.solutions)
    await seedSolution(db, { problemId: id, askerId: userId, answer, askedAt }, { people, now });
}

async function seedSolution(
  db: Database,
  {
    problemId,
    askerId,
    answer,
    askedAt,
  }: { problemId: number; askerId: number; answer: SolutionSeed; askedAt: Date },
  { people, now }: Setting,
): Promise<void> {
  const userId = people.get(answer.by);
  if (userId === undefined) return;
  const meantAt = askedAt.getTime() + answer.hoursLater * hour;
  const answeredAt = new Date(Math.min(meantAt, now.getTime() - hour));
  const content = postHtml(answer.text);
  const id = await answerProblem(
    db,
    problemId,
    { client_id: randomUUID(), content },
    { userId, now: answeredAt },
  );
  const likes = await like(db, { type: 'solution', id }, answer.likedBy, { people, now: answeredAt });
  await db.update(solutions).set({ thumbsUpCount: likes }).where(eq(solutions.id, id));
  if (!answer.isAccepted) return;
  const acceptedAt = new Date(Math.min(meantAt + 2 * hour, now.getTime()));
  await acceptSolution(db, { problemId, solutionId: id, userId: askerId }, acceptedAt);
}

/** Resolves to how many there are who like it. */
async function like(
  db: Database,
  { type, id }: { type: 'problem' | 'solution'; id: number },
  names: readonly string[] = [],
  { people, now }: Setting,
): Promise<number> {
  const rows = names.flatMap((name) => {
    const userId = people.get(name);
    return userId === undefined
      ? []
      : [{ userId, resourceType: type, resourceId: id, createdAt: new Date(now.getTime() + hour) }];
  });
  if (rows.length > 0) await db.insert(thumbsUps).values(rows);
  return rows.length;
}
