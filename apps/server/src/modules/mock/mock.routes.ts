import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import type { Database } from '../../db/database.ts';
import { Problem } from '../../errors/problem.ts';
import { attemptSteps } from '../exams/attempt-steps.ts';
import { categoryTree } from '../exams/category-tree.ts';
import { attemptOf, pointsOf } from '../exams/exam-answers.ts';
import { findAttempt, listCategories } from '../exams/exams.repo.ts';
import { submitDueAttempts } from '../exams/submit-attempt.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { beginMock } from './begin-mock.ts';
import { findMockRefusals } from './mock-access.ts';
import * as repo from './mock.repo.ts';
import { mockStrings as strings } from './mock.strings.ts';

type Card = AnswerOf<Contract['mock']['list']>['data']['data'][number];

const cardOf = ({ paper, category }: repo.MockRow, canJoin: boolean): Card => ({
  id: paper.id,
  title: paper.title,
  category,
  charge: paper.charge,
  is_vip_free: paper.isVipFree,
  enabled_invite: paper.enabledInvite,
  expired_minutes: paper.expiredMinutes,
  questions_count: Object.values(paper.rule.num).reduce((sum, count) => sum + count, 0),
  pass_score: pointsOf(paper.passScore),
  cur_user_can_join: canJoin,
});

/** The calls about mock papers. */
export function mockRoutes(deps: ModuleDeps): Handlers<Contract['mock']> {
  const { clock } = deps;
  const steps = attemptSteps(deps);
  return {
    async list({ db, query: { cid1, cid2, ...slice }, viewer }) {
      const now = clock.now();
      const filter = { now, categoryId: cid2 ?? cid1 };
      const [rows, total, categories] = await Promise.all([
        repo.listMocks(db, filter, slice),
        repo.countMocks(db, filter),
        listCategories(db),
      ]);
      const ids = rows.map(({ paper }) => paper.id);
      const [refusals, attempts] = await Promise.all([
        findMockRefusals(db, rows, viewer?.userId, now),
        viewer ? repo.latestMockAttempts(db, viewer.userId, ids) : [],
      ]);
      return {
        data: {
          data: rows.map((row) => cardOf(row, viewer !== null && refusals.get(row.paper.id) === null)),
          total,
        },
        ...categoryTree(categories),
        user_papers: Object.fromEntries(attempts.map((row) => [String(row.mockPaperId), attemptOf(row)])),
      };
    },

    async detail({ db, params: { id }, viewer: { userId } }) {
      const now = clock.now();
      await submitDueAttempts(db, now, userId);
      const row = await repo.findMock(db, id, now);
      if (!row) throw new Problem(404, strings.missing);
      const [attempts, refusals] = await Promise.all([
        repo.listMockAttempts(db, { userId, id }, { page: 1, size: 10 }),
        findMockRefusals(db, [row], userId, now),
      ]);
      const refusal = attempts[0]?.status === 1 ? null : (refusals.get(id) ?? null);
      const { renderDescription, rule } = row.paper;
      return {
        paper: {
          ...cardOf(row, refusal === null),
          render_description: renderDescription,
          rule: { num: rule.num },
        },
        user_papers: attempts.map(attemptOf),
        can_join: refusal === null,
        refusal,
      };
    },

    async records({ db, params: { id }, query, viewer: { userId } }) {
      await submitDueAttempts(db, clock.now(), userId);
      const [rows, total] = await Promise.all([
        repo.listMockAttempts(db, { userId, id }, query),
        repo.countMockAttempts(db, userId, id),
      ]);
      return { data: rows.map(attemptOf), total };
    },

    async start({ db, params: { id }, viewer: { userId } }) {
      const now = clock.now();
      await submitDueAttempts(db, now, userId);
      return { recordId: await beginMock(db, id, userId, now) };
    },

    async play({ db, params: { id }, viewer: { userId } }) {
      await submitDueAttempts(db, clock.now(), userId);
      const attempt = await requireMockAttempt(db, userId, id);
      const row = await repo.findMock(db, attempt.mockPaperId, null);
      if (!row) throw new Problem(404, strings.noAttempt);
      return steps.show(db, attempt, row.paper);
    },

    async answer({ db, params: { id: pid }, body, viewer: { userId } }) {
      await requireMockAttempt(db, userId, pid);
      return steps.keep(db, userId, { pid, ...body });
    },

    async submit({ db, params: { id: pid }, viewer: { userId } }) {
      await requireMockAttempt(db, userId, pid);
      return steps.end(db, userId, pid);
    },
  };
}

/** An attempt of this person at a mock paper. Throws otherwise. */
async function requireMockAttempt(db: Database, userId: number, id: number) {
  const attempt = await findAttempt(db, userId, id);
  if (!attempt || attempt.mockPaperId === null) throw new Problem(404, strings.noAttempt);
  return { ...attempt, mockPaperId: attempt.mockPaperId };
}
