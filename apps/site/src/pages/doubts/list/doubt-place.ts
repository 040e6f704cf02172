import { momentOf } from '../../../paths/moment-of.ts';
import { idOf } from '../../../paths/paths.ts';

/** What the list can be narrowed to. */
export const doubtScenes = ['default', 'waiting', 'answered'] as const;

/** What the address of the list asks for; what makes no sense is left out. */
export function doubtPlaceOf(search: URLSearchParams) {
  const wanted = search.get('scene');
  return {
    scene: doubtScenes.find((each) => each === wanted) ?? 'default',
    video: idOf(search.get('video')) ?? undefined,
    course: idOf(search.get('course')) ?? undefined,
    question: idOf(search.get('question')) ?? undefined,
    second: momentOf(search.get('second')),
    isAsking: search.has('ask'),
  };
}
