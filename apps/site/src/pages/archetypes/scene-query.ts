import { pageOf } from '../../paths/page-of.ts';
import { wholeNumber } from '../../paths/whole-number.ts';
import type { SceneListPlace } from '../../paths/paths.ts';

const scenes = ['all', 'free', 'popular'] as const;

/** What a list by category and scene shows: 全部, 免费, 热门. */
export interface SceneQuery {
  page: number;
  category: number | undefined;
  scene: (typeof scenes)[number];
}

/** What the address asks for. What it spells wrongly takes its default. */
export const readSceneQuery = (search: URLSearchParams): SceneQuery => ({
  page: pageOf(search),
  category: wholeNumber(search.get('category')),
  scene: scenes.find((scene) => scene === search.get('scene')) ?? 'all',
});

/** The shortest address of a query: defaults stay out of it. */
export const scenePlaceOf = ({ page, category, scene }: SceneQuery): SceneListPlace => ({
  page: page === 1 ? undefined : page,
  category,
  scene: scene === 'all' ? undefined : scene,
});
