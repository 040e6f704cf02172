import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { examCategories, questions, videos } from '../../db/schema.ts';
import { storedQuestion } from '../exams/stored-question.ts';
import { bankSeeds } from './questions/bank.seed.ts';

/** The questions of the bank, by subjects and chapters, each with the lesson that teaches it where there is one. */
export async function seedBank(db: Database): Promise<void> {
  const lessons = bankSeeds.flatMap(({ chapters }) => chapters.flatMap(({ lesson }) => lesson ?? []));
  const films = await db
    .select({ id: videos.id, title: videos.title })
    .from(videos)
    .where(inArray(videos.title, lessons));
  for (const [sort, { name, chapters }] of bankSeeds.entries()) {
    const parentId = await findOrAddSubject(db, name, sort);
    const categories = await db
      .insert(examCategories)
      .values(chapters.map((chapter, place) => ({ parentId, name: chapter.name, sort: place })))
      .returning({ id: examCategories.id, name: examCategories.name });
    await db.insert(questions).values(
      chapters.flatMap(({ name: chapter, lesson, questions: asked }) => {
        const category = categories.find((one) => one.name === chapter);
        if (!category) throw new Error(`A chapter without a category: ${chapter}`);
        const film = films.find(({ title }) => title === lesson);
        return asked.map((question) => ({
          ...storedQuestion(question),
          categoryId: category.id,
          videoId: film?.id ?? null,
          videoSecond: film ? 0 : null,
        }));
      }),
    );
  }
}

async function findOrAddSubject(db: Database, name: string, sort: number): Promise<number> {
  const [standing] = await db
    .select({ id: examCategories.id })
    .from(examCategories)
    .where(and(eq(examCategories.name, name), isNull(examCategories.parentId)));
  if (standing) return standing.id;
  const [added] = await db.insert(examCategories).values({ name, sort }).returning({ id: examCategories.id });
  if (!added) throw new Error(`A subject was not added: ${name}`);
  return added.id;
}
