import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { questions } from '../../db/schema.ts';
import { figureSize } from '../pictures/figure.ts';
import { figureSeeds } from './figures.seed.ts';
import type { SeedDeps } from './seed-deps.ts';

/** Puts a drawing below the stem of some questions. */
export async function seedFigures({ blobs }: Pick<SeedDeps, 'blobs'>, db: Database): Promise<void> {
  for (const { title, key, svg, alt } of figureSeeds) {
    const [question] = await db
      .select({ id: questions.id, shown: questions.shown })
      .from(questions)
      .where(eq(questions.title, title));
    if (!question) throw new Error(`A figure without a question: ${title}`);
    const address = await blobs.put(`demonstration/figure-${key}.svg`, svg);
    const image = `<p><img src="${address}" alt="${alt}" width="${figureSize.width}" height="${figureSize.height}"></p>`;
    await db
      .update(questions)
      .set({ shown: { ...question.shown, content: `${String(question.shown['content'])}${image}` } })
      .where(eq(questions.id, question.id));
  }
}
