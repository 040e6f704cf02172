import type { Database } from '../../db/database.ts';
import { examCategories, paperQuestions, papers, questions, settings } from '../../db/schema.ts';
import { storedQuestion } from '../exams/stored-question.ts';
import { addNavEntry } from './add-nav-entry.ts';
import { examCategorySeeds, examsEntry, paperSeeds } from './exams.seed.ts';
import type { SeedDeps } from './seed-deps.ts';

const day = 24 * 60 * 60 * 1000;

/** Papers with their questions and categories, the switch that opens them, and the way to them. */
export async function seedExams({ clock }: SeedDeps, db: Database): Promise<void> {
  const categories = await db
    .insert(examCategories)
    .values(examCategorySeeds.map((name, sort) => ({ name, sort })))
    .returning({ id: examCategories.id, name: examCategories.name });
  // The oldest first, so that ids rise with time.
  for (const seed of paperSeeds.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
    const category = categories.find(({ name }) => name === seed.category);
    if (!category) throw new Error(`A paper without a category: ${seed.title}`);
    await seedPaper(db, seed, { categoryId: category.id, now: clock.now() });
  }
  await db.insert(settings).values({ key: 'features.paper', value: true }).onConflictDoNothing();
  await addNavEntry(db, '/courses', examsEntry);
}

async function seedPaper(
  db: Database,
  seed: (typeof paperSeeds)[number],
  { categoryId, now }: { categoryId: number; now: Date },
): Promise<void> {
  const { title, description, daysAgo, minutes, pass, tries, isVipFree, charge, isRandom } = seed;
  const [paper] = await db
    .insert(papers)
    .values({
      title,
      categoryId,
      renderDescription: `<p>${description}</p>`,
      passScore: pass * 10,
      expiredMinutes: minutes,
      tryTimes: tries,
      isVipFree,
      charge,
      isRandom,
      publishedAt: new Date(now.getTime() - daysAgo * day),
    })
    .returning({ id: papers.id });
  const stored = await db
    .insert(questions)
    .values(seed.questions.map((question) => ({ ...storedQuestion(question), categoryId })))
    .returning({ id: questions.id });
  if (!paper) return;
  await db
    .insert(paperQuestions)
    .values(stored.map(({ id: questionId }, sort) => ({ paperId: paper.id, questionId, sort })));
}
