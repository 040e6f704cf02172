import type { QuestionStats } from '@shuyuan/api-client/exam-area';
import type { PracticeFilter } from '@shuyuan/widgets/question-practice';

/** The categories of a list of one's own with how many there are in each, after all of them. */
export function filtersOf(
  { categories, categories_count: counts }: Pick<QuestionStats, 'categories' | 'categories_count'>,
  chosen: number | null,
): PracticeFilter[] {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return [
    { id: null, label: '', count: total, isChosen: chosen === null },
    ...categories.map(({ id, name }) => ({
      id,
      label: name,
      count: counts[String(id)] ?? 0,
      isChosen: chosen === id,
    })),
  ];
}
