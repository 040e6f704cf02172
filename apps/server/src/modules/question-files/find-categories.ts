import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { examCategories } from '../../db/schema.ts';
import type { ExchangedQuestion } from '../exams/formats/exchanged.ts';

/** Finds the categories that questions of a file name. */
export async function findCategories(db: Database, questions: readonly ExchangedQuestion[]) {
  const names = [...new Set(questions.map(({ category }) => category))].filter((name) => name !== '');
  const rows =
    names.length === 0
      ? []
      : await db
          .select({ id: examCategories.id, name: examCategories.name })
          .from(examCategories)
          .where(inArray(examCategories.name, names));
  const byName = Map.groupBy(rows, ({ name }) => name);
  return (name: string): number | 'missing' | 'twice' => {
    const [first, second] = byName.get(name) ?? [];
    return second ? 'twice' : (first?.id ?? 'missing');
  };
}
