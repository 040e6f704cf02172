import { pageOf } from '../../../paths/page-of.ts';
import type { ProblemListPlace } from '../../../paths/community-paths.ts';
import { wholeNumber } from '../../../paths/whole-number.ts';

export const problemScenes = ['default', 'solved', 'unsolved', 'last_answer'] as const;

/** What the list of problems shows: 综合, 已解决, 未解决, 最新回答. */
export interface ProblemQuery {
  page: number;
  scene: (typeof problemScenes)[number];
  category: number | undefined;
  keywords: string;
}

/** What the address asks for. What it spells wrongly takes its default. */
export const readProblemQuery = (search: URLSearchParams): ProblemQuery => ({
  page: pageOf(search),
  scene: problemScenes.find((scene) => scene === search.get('scene')) ?? 'default',
  category: wholeNumber(search.get('cid')),
  keywords: (search.get('keywords') ?? '').trim().slice(0, 100),
});

/** The shortest address of a query: defaults stay out of it. */
export const problemPlaceOf = ({ page, scene, category, keywords }: ProblemQuery): ProblemListPlace => ({
  page: page === 1 ? undefined : page,
  scene: scene === 'default' ? undefined : scene,
  cid: category,
  keywords: keywords === '' ? undefined : keywords,
});
