import type { Place, PlaceKind } from '@shuyuan/widgets/host';
import { paths } from './paths.ts';

const addressOf: Record<PlaceKind, (id: number) => string> = {
  note: paths.note,
  article: paths.article,
  video: paths.video,
  doubt: paths.doubt,
  group: paths.group,
  combo: paths.combo,
  course: paths.course,
  anthology: paths.anthology,
  user: paths.user,
  solutions: paths.solution,
  issues: paths.issue,
  problem: paths.problem,
  records: paths.record,
  teacher: paths.teacher,
  paper: paths.paper,
  courseCategory: (category) => paths.courses({ category }),
  articleCategory: (category) => paths.articles({ category }),
  problemCategory: (cid) => paths.problems({ cid }),
  examCategory: (cid1) => paths.papers({ cid1 }),
};

/** The jump rules of the specification, and those of what a search finds beside: the address of a piece of content. */
export const jump = ({ kind, id }: Place): string => addressOf[kind](id);
