import type { TabPlace } from './tab-place.ts';
import { withQuery } from './with-query.ts';

/** What the list of problems shows; parts that are left out take their defaults and stay out of the address. */
export interface ProblemListPlace {
  page?: number | undefined;
  size?: number | undefined;
  scene?: string | undefined;
  /** The category. */
  cid?: number | undefined;
  keywords?: string | undefined;
}

/** What the list of doubts shows; parts that are left out take their defaults and stay out of the address. */
export interface DoubtListPlace {
  page?: number | undefined;
  size?: number | undefined;
  scene?: string | undefined;
  /** The lesson that they are about. */
  video?: number | undefined;
  /** The course in which it is studied. */
  course?: number | undefined;
  /** The question of an exam or a practice that they are about. */
  question?: number | undefined;
  /** The moment that is asked about. */
  second?: number | undefined;
  /** 1 to ask. */
  ask?: 1 | undefined;
}

/** The addresses of questions, answers and topics. */
export const communityPaths = {
  solution: (id: number) => withQuery('/solution/details', { id }),
  issue: (id: number) => withQuery('/issue/detail', { id }),
  problem: (id: number) => `/problem/${id}/detail`,
  problems: ({ page, size, scene, cid, keywords }: ProblemListPlace = {}) =>
    withQuery('/problem', { page, size, scene, cid, keywords }),
  askProblem: () => '/problem/add',
  editProblem: (id: number) => withQuery('/problem/edit', { id }),
  issues: ({ page, size, scene }: Pick<ProblemListPlace, 'page' | 'size' | 'scene'> = {}) =>
    withQuery('/issue', { page, size, scene }),
  /** A topic that is changed, or a new one. */
  editIssue: (id?: number) => withQuery('/issue/edit', { id }),
  myIssues: ({ page }: { page?: number | undefined } = {}) => withQuery('/my/issue', { page }),
  doubts: ({ page, size, scene, video, course, question, second, ask }: DoubtListPlace = {}) =>
    withQuery('/doubts', { page, size, scene, video, course, question, second, ask }),
  /** What one has asked teachers, or is asked as one. */
  myDoubts: ({ tab, page }: TabPlace = {}) => withQuery('/my/doubt', { scene: tab, page }),
  /** What one has asked, or the solutions that one has written. */
  myProblems: ({ tab, page }: TabPlace = {}) => withQuery('/my/problem', { scene: tab, page }),
} as const;
