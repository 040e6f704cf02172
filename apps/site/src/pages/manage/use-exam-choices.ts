import type { IdChoice } from './id-field.tsx';
import { useNamedChoices } from './use-named-choices.ts';

/** The categories of questions and papers. */
export const useExamCategories = (): readonly IdChoice[] =>
  useNamedChoices('examCategory', (client, signal) => client.examCategories.list({ size: 100 }, { signal }));
