import type { Database } from '../../db/database.ts';
import { examCategories } from '../../db/schema.ts';
import { createNameIndex, isNamed } from '../../resources/find-named.ts';
import type { ExchangedQuestion } from '../exams/formats/exchanged.ts';

/**
 * Finds the categories that questions of a file name. Of several with one name the preferred one is found.
 *
 * @returns A function from a name to the id of its category.
 */
export async function findCategories(
  db: Database,
  questions: readonly Pick<ExchangedQuestion, 'category'>[],
) {
  const names = [...new Set(questions.map(({ category }) => category))].filter((name) => name !== '');
  const rows =
    names.length === 0
      ? []
      : await db
          .select({ id: examCategories.id, name: examCategories.name })
          .from(examCategories)
          .where(isNamed(examCategories.name, names));
  const byName = createNameIndex(rows, ({ name }) => name);
  return (name: string, preferred: number | null): number | 'missing' | 'twice' => {
    const found = byName(name);
    const [first, second] = found;
    if (second && found.some(({ id }) => id === preferred)) return preferred ?? 'twice';
    return second ? 'twice' : (first?.id ?? 'missing');
  };
}
