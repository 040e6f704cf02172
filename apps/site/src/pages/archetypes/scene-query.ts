import { sizeOf } from '../../paths/list-size.ts';
import { pageOf } from '../../paths/page-of.ts';
import { wholeNumber } from '../../paths/whole-number.ts';
import type { SceneListPlace } from '../../paths/paths.ts';

/** Rows per page that an address without a size means. */
const usualSize = 16;

const scenes = ['all', 'free', 'popular'] as const;

/** What a list by category and scene shows: 全部, 免费, 热门. */
export interface SceneQuery {
  page: number;
  size: number;
  category: number | undefined;
  scene: (typeof scenes)[number];
}

/** What the address asks for. What it spells wrongly takes its default. */
export const readSceneQuery = (search: URLSearchParams): SceneQuery => ({
  page: pageOf(search),
  size: sizeOf(search, usualSize),
  category: wholeNumber(search.get('category')),
  scene: scenes.find((scene) => scene === search.get('scene')) ?? 'all',
});

/** The shortest address of a query: defaults stay out of it. */
export const scenePlaceOf = ({ page, size, category, scene }: SceneQuery): SceneListPlace => ({
  page: page === 1 ? undefined : page,
  size: size === usualSize ? undefined : size,
  category,
  scene: scene === 'all' ? undefined : scene,
});
