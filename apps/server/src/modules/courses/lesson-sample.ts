import type { Sample } from '../grants/entitlement.ts';

/** What everybody may take of a course: its free lessons. An article among them says for itself what it costs. */
export function sampleOf(lessons: readonly { id: number; isFree: boolean }[]): Sample | undefined {
  const ids = lessons.filter(({ isFree }) => isFree).map(({ id }) => id);
  return ids.length > 0 ? { kind: 'lessons', ids } : undefined;
}
