import type { Contract } from '@shuyuan/api-client/contract';
import { eq, inArray } from 'drizzle-orm';
import type { Handlers } from '../../contract/implement.ts';
import type { Database } from '../../db/database.ts';
import { creditAccounts, problems } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { takeSuggesting } from '../community/post-limits.ts';
import { postViewerOf, type PostViewer } from '../community/post-viewer.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { withNames } from '../mentions/mentions-in-html.ts';
import { postFacts, problemCard, solutionOf } from './problem-json.ts';
import { findSimilar } from './problem-search.ts';
import * as repo from './problems.repo.ts';
import { problemStrings as strings } from './problems.strings.ts';

type Calls = Handlers<Contract['problems']>;

type Lists = 'list' | 'form' | 'similar' | 'mine' | 'mySolutions';
type Details = 'detail' | 'solutions' | 'solution';

/** What the calls that only read are named. */
export type Reading = Lists | Details;

/** The calls that read problems and their solutions. */
export const readingRoutes = (deps: ModuleDeps): Pick<Calls, Reading> => ({
  ...listRoutes(deps),
  ...detailRoutes(),
});

function listRoutes({ clock, limiter }: ModuleDeps): Pick<Calls, Lists> {
  return {
    async list({ db, query: { page, size, scene, category_id: categoryId, keywords }, viewer }) {
      const filter = { scene, categoryId, keywords };
      const [rows, total, categories] = await Promise.all([
        repo.listProblems(db, filter, { page, size }, viewer?.userId),
        repo.countProblems(db, filter),
        repo.listCategories(db),
      ]);
      return { data: { data: rows.map(problemCard), total }, categories };
    },

    async form({ db, viewer: { userId } }) {
      const [categories, accounts] = await Promise.all([
        repo.listCategories(db),
        db
          .select({ balance: creditAccounts.balance })
          .from(creditAccounts)
          .where(eq(creditAccounts.userId, userId)),
      ]);
      return { categories, credits: accounts[0]?.balance ?? 0 };
    },

    async similar({ db, query: { title }, viewer: { userId } }) {
      if (!(await takeSuggesting(limiter, userId))) return { data: [] };
      return { data: await listSimilar(db, await findSimilar(db, title, clock.now())) };
    },

    async mine({ db, query, viewer: { userId } }) {
      const [rows, total] = await Promise.all([
        repo.listProblems(db, { userId }, query),
        repo.countProblems(db, { userId }),
      ]);
      return { data: rows.map(problemCard), total };
    },

    async mySolutions({ db, query, viewer: { userId } }) {
      const [rows, total] = await Promise.all([
        repo.listOwnSolutions(db, userId, query),
        repo.countOwnSolutions(db, userId),
      ]);
      return {
        data: rows.map((row) => ({
          ...postFacts(row),
          is_accepted: row.isAccepted,
          problem: { id: row.problemId, title: row.problemTitle, bounty: row.bounty },
        })),
        total,
      };
    },
  };
}

function detailRoutes(): Pick<Calls, Details> {
  return {
    async detail({ db, params: { id }, viewer }) {
      const reader = await postViewerOf(db, viewer);
      const row = await requireProblem(db, id, reader);
      const isOwn = row.userId === reader.userId;
      const isOpen = row.mergedIntoId === null && row.visibility === 'shown';
      if (!isOwn) await repo.countView(db, id);
      const [{ content }] = await withNames(db, [row]);
      return {
        problem: {
          ...problemCard(row),
          content,
          is_thumbs_up: row.isThumbsUp,
          is_own: isOwn,
          accepted_solution_id: row.acceptedSolutionId,
          merged_into_id: row.mergedIntoId,
          may_accept: isOwn && row.mergedIntoId === null,
          may_answer:
            isOpen && !isOwn && (reader.userId === null || !(await repo.hasAnswered(db, id, reader.userId))),
          may_merge: reader.isModerator && isOpen && row.acceptedSolutionId === null,
        },
      };
    },

    async solutions({ db, params: { id }, query, viewer }) {
      const reader = await postViewerOf(db, viewer);
      await requireProblem(db, id, reader);
      const [rows, total] = await Promise.all([
        repo.listSolutions(db, id, query, reader),
        repo.countSolutions(db, id, reader),
      ]);
      return { data: (await withNames(db, rows)).map((row) => solutionOf(row, reader.userId)), total };
    },

    async solution({ db, params: { id }, viewer }) {
      const reader = await postViewerOf(db, viewer);
      const row = await repo.findSolution(db, id, reader);
      if (!row) throw new Problem(404, strings.solutionMissing);
      const [named] = await withNames(db, [row]);
      return {
        solution: solutionOf(named, reader.userId),
        problem: { id: row.problemId, title: row.problemTitle, may_accept: row.askerId === reader.userId },
      };
    },
  };
}

async function requireProblem(db: Database, id: number, reader: PostViewer) {
  const row = await repo.findProblem(db, id, reader);
  if (!row) throw new Problem(404, strings.missing);
  return row;
}

async function listSimilar(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: problems.id,
      title: problems.title,
      solvedAt: problems.solvedAt,
      solutionsCount: problems.solutionsCount,
    })
    .from(problems)
    .where(inArray(problems.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row
      ? [{ id, title: row.title, is_solved: row.solvedAt !== null, solutions_count: row.solutionsCount }]
      : [];
  });
}
