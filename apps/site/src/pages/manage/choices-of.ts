import type { ListChoice } from '@shuyuan/widgets/resource-list';

/** The choices of a filter, of their labels by value. */
export const choicesOf = (labels: Readonly<Record<string, string>>): ListChoice[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
