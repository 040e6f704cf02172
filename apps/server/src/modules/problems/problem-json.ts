import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import type { ProblemRow, SolutionRow } from './problems.repo.ts';

type Card = AnswerOf<Contract['problems']['list']>['data']['data'][number];
type Solution = AnswerOf<Contract['problems']['solutions']>['data'][number];

export const problemCard = (row: ProblemRow): Card => ({
  ...postFacts(row),
  title: row.title,
  category: row.category,
  bounty: row.bounty,
  is_solved: row.solvedAt !== null,
  solutions_count: row.solutionsCount,
  views_count: row.viewsCount,
  last_solution_at: row.lastSolutionAt?.toISOString() ?? null,
  tags: row.tags,
});

export const solutionOf = (row: SolutionRow, viewerId: number | null): Solution => ({
  ...postFacts(row),
  content: row.content,
  is_thumbs_up: row.isThumbsUp,
  is_own: row.userId === viewerId,
  problem_id: row.problemId,
  is_accepted: row.isAccepted,
  comments_count: row.commentsCount,
});

type Facts = Pick<
  ProblemRow,
  'id' | 'excerpt' | 'thumbsUpCount' | 'visibility' | 'user' | 'createdAt' | 'editedAt' | 'isBlocked'
>;

export const postFacts = (row: Facts) => ({
  id: row.id,
  excerpt: row.excerpt,
  thumbs_up_count: row.thumbsUpCount,
  visibility: row.visibility,
  user: row.user,
  created_at: row.createdAt.toISOString(),
  edited_at: row.editedAt?.toISOString() ?? null,
  is_blocked: row.isBlocked,
});
