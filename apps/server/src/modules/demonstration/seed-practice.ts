import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  examCategories,
  mockPapers,
  practiceChapters,
  practiceQuestions,
  practices,
  questions,
  settings,
} from '../../db/schema.ts';
import { isInBank } from '../question-access/question-conditions.ts';
import { mockSeeds, practiceSeeds } from './practice.seed.ts';
import type { SeedDeps } from './seed-deps.ts';

/** Practices and mock papers out of the questions that are there, and the switches that open them. */
export async function seedPractice({ clock }: SeedDeps, db: Database): Promise<void> {
  const now = clock.now();
  const ids = new Map(
    (await db.select({ id: examCategories.id, name: examCategories.name }).from(examCategories)).map(
      ({ id, name }) => [name, id] as const,
    ),
  );
  // A school that has papers already may have taken a category out.
  const idOf = (name: string) => ids.get(name) ?? 0;
  for (const { title, category, description, chapters } of practiceSeeds) {
    if (!ids.has(category)) continue;
    const [practice] = await db
      .insert(practices)
      .values({
        title,
        categoryId: idOf(category),
        renderDescription: `<p>${description}</p>`,
        publishedAt: now,
      })
      .returning({ id: practices.id });
    if (!practice) continue;
    for (const [sort, { name, categories, types }] of chapters.entries())
      await seedChapter(db, { practiceId: practice.id, name, sort }, categories.map(idOf), types);
  }
  for (const { title, category, minutes, num } of mockSeeds.filter((each) => ids.has(each.category)))
    await seedMock(title, category, minutes, num);
  await db
    .insert(settings)
    .values(['practice', 'mockPaper', 'wrongBook'].map((name) => ({ key: `features.${name}`, value: true })))
    .onConflictDoNothing();

  async function seedMock(
    title: string,
    category: string,
    minutes: number,
    { choice, judge }: { choice: number; judge: number },
  ) {
    const having = (type: number) =>
      db.$count(
        questions,
        and(
          inArray(questions.categoryId, inSubject(db, [idOf(category)])),
          eq(questions.type, type),
          isInBank({ now }),
        ),
      );
    // No more than there are: a demonstration can always be drawn.
    const num = {
      choice: Math.min(choice, await having(1)),
      select: 0,
      input: 0,
      qa: 0,
      judge: Math.min(judge, await having(5)),
      cap: 0,
    };
    await db.insert(mockPapers).values({
      title,
      categoryId: idOf(category),
      expiredMinutes: minutes,
      // Six tenths of what the questions of the bank give.
      passScore: num.choice * 24 + num.judge * 18,
      rule: { category_ids: [idOf(category)], levels: [], num },
      publishedAt: now,
    });
  }
}

/** Categories with those below them. */
const inSubject = (db: Database, ids: readonly number[]) =>
  db
    .select({ id: examCategories.id })
    .from(examCategories)
    .where(or(inArray(examCategories.id, [...ids]), inArray(examCategories.parentId, [...ids])));

async function seedChapter(
  db: Database,
  chapter: { practiceId: number; name: string; sort: number },
  categoryIds: readonly number[],
  types: readonly number[],
): Promise<void> {
  const [row] = await db.insert(practiceChapters).values(chapter).returning({ id: practiceChapters.id });
  const asked = await db
    .select({ id: questions.id })
    .from(questions)
    .where(
      and(
        inArray(questions.categoryId, inSubject(db, categoryIds)),
        inArray(questions.type, [...types]),
        isNull(questions.deletedAt),
      ),
    )
    .orderBy(asc(questions.id));
  if (!row || asked.length === 0) return;
  await db
    .insert(practiceQuestions)
    .values(asked.map(({ id: questionId }, sort) => ({ chapterId: row.id, questionId, sort })));
}
