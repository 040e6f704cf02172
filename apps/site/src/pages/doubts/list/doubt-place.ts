import { idOf } from '../../../paths/paths.ts';

/** What the list can be narrowed to. */
export const doubtScenes = ['default', 'waiting', 'answered'] as const;

/** What the address of the list asks for; what makes no sense is left out. */
export function doubtPlaceOf(search: URLSearchParams) {
  const wanted = search.get('scene');
  const second = search.get('second') ?? '';
  return {
    scene: doubtScenes.find((each) => each === wanted) ?? 'default',
    video: idOf(search.get('video')) ?? undefined,
    course: idOf(search.get('course')) ?? undefined,
    question: idOf(search.get('question')) ?? undefined,
    second: /^\d{1,6}$/.test(second) ? Number(second) : undefined,
    isAsking: search.has('ask'),
  };
}
