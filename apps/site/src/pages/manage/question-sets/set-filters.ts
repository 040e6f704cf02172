import type { ListFilter } from '@shuyuan/widgets/resource-list';
import { choicesOf } from '../choices-of.ts';
import type { IdChoice } from '../id-field.tsx';
import type { ManagedPapersStrings } from '../papers/managed-papers.strings.ts';

/** What the lists of papers, mock papers and practices are narrowed by. */
export const setFilters = (
  words: ManagedPapersStrings,
  categories: readonly IdChoice[],
): readonly ListFilter[] => [
  { id: 'status', label: words.status, as: 'tabs', choices: choicesOf(words.statuses) },
  { id: 'category_id', label: words.category, choices: categories },
];
