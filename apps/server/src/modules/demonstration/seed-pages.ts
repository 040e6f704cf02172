import type { Database } from '../../db/database.ts';
import { faqCategories, faqs, pages } from '../../db/schema.ts';
import { sanitiseHtml } from '../rich-text/sanitise-html.ts';
import { faqSeeds, pageSeeds } from './pages.seed.ts';

/** What the school says of itself and is often asked. What somebody has written already stays. */
export async function seedPages(db: Database): Promise<void> {
  for (const { content, ...page } of pageSeeds)
    await db
      .insert(pages)
      .values({ ...page, content: sanitiseHtml(content.trim()) })
      .onConflictDoNothing();
  for (const [sort, { category, isAboutMembership = false, questions }] of faqSeeds.entries()) {
    const [stored] = await db
      .insert(faqCategories)
      .values({ name: category, sort, isAboutMembership })
      .onConflictDoNothing()
      .returning({ id: faqCategories.id });
    if (!stored) continue;
    const rows = questions.map(({ question, answer }, place) => ({
      categoryId: stored.id,
      question,
      answer: sanitiseHtml(answer),
      sort: place,
    }));
    await db.insert(faqs).values(rows);
  }
}
