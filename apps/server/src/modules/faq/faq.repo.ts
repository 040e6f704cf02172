import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { faqCategories, faqs } from '../../db/schema.ts';

/** All that visitors may see, by category in their order. */
export function listShownFaqs(db: Database) {
  return db
    .select({
      id: faqs.id,
      category_id: faqCategories.id,
      category_name: faqCategories.name,
      is_about_membership: faqCategories.isAboutMembership,
      question: faqs.question,
      answer: faqs.answer,
    })
    .from(faqs)
    .innerJoin(faqCategories, eq(faqCategories.id, faqs.categoryId))
    .where(eq(faqs.isShow, true))
    .orderBy(asc(faqCategories.sort), asc(faqCategories.id), asc(faqs.sort), asc(faqs.id));
}
