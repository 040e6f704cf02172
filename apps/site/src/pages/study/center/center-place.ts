import type { StudyPlace } from '@shuyuan/widgets/study-center';
import type { StudyCenterPlace } from '../../../routes/paths.ts';

const scenes: readonly StudyPlace['scene'][] = ['learning', 'subscribed', 'collected'];

/** Where the address leads to. What it spells wrongly takes its default. */
export function readCenterPlace(search: URLSearchParams): StudyPlace {
  const scene = search.get('scene');
  const page = search.get('page') ?? '';
  return {
    scene: scenes.find((known) => known === scene) ?? 'learning',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The shortest address of a place: defaults stay out of it. */
export const centerPlaceOf = ({ scene, page }: StudyPlace): StudyCenterPlace => ({
  scene: scene === 'learning' ? undefined : scene,
  page: page === 1 ? undefined : page,
});
