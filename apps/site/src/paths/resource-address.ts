import { paths } from './paths.ts';

const addresses: Partial<Record<string, (id: number) => string>> = {
  article: (id) => paths.article(id),
  anthology: paths.anthology,
  course: (id) => paths.course(id),
  video: (id) => paths.video(id),
  combo: (id) => paths.combo(id),
  paper: (id) => paths.paper(id),
  problem: paths.problem,
  solution: paths.solution,
  issue: paths.issue,
  doubt: paths.doubt,
  records: (id) => paths.record(id),
};

/** Where something that the server names by type and id is read; undefined for what has no page. */
export const resourceAddress = (type: string, id: number): string | undefined => addresses[type]?.(id);
