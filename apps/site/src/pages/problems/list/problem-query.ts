import { sizeOf } from '../../../paths/list-size.ts';
import { pageOf } from '../../../paths/page-of.ts';
import type { ProblemListPlace } from '../../../paths/community-paths.ts';
import { wholeNumber } from '../../../paths/whole-number.ts';

/** Rows per page that an address without a size means. */
const usualSize = 16;

export const problemScenes = ['default', 'solved', 'unsolved', 'last_answer'] as const;

/** What the list of problems shows: 综合, 已解决, 未解决, 最新回答. */
export interface ProblemQuery {
  page: number;
  size: number;
  scene: (typeof problemScenes)[number];
  category: number | undefined;
  keywords: string;
}

/** What the address asks for. What it spells wrongly takes its default. */
export const readProblemQuery = (search: URLSearchParams): ProblemQuery => ({
  page: pageOf(search),
  size: sizeOf(search, usualSize),
  scene: problemScenes.find((scene) => scene === search.get('scene')) ?? 'default',
  category: wholeNumber(search.get('cid')),
  keywords: (search.get('keywords') ?? '').trim().slice(0, 100),
});

/** The shortest address of a query: defaults stay out of it. */
export const problemPlaceOf = ({
  page,
  size,
  scene,
  category,
  keywords,
}: ProblemQuery): ProblemListPlace => ({
  page: page === 1 ? undefined : page,
  size: size === usualSize ? undefined : size,
  scene: scene === 'default' ? undefined : scene,
  cid: category,
  keywords: keywords === '' ? undefined : keywords,
});
