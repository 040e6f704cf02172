import { doubtAnswers, doubts, issues, problems, solutions } from '../../db/schema.ts';

/** Where each type of post lies. */
export const postTables = {
  problem: problems,
  solution: solutions,
  issue: issues,
  doubt: doubts,
  doubt_answer: doubtAnswers,
} as const;

export type PostType = keyof typeof postTables;

/** A post by its type and id. */
export interface PostRef {
  type: PostType;
  id: number;
}

/** Posts that have a title. */
export const isTitled = (type: PostType): type is 'problem' | 'issue' | 'doubt' =>
  type === 'problem' || type === 'issue' || type === 'doubt';
