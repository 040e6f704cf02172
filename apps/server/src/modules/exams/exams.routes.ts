import type { Contract } from '@shuyuan/api-client/contract';
import { randomUUID } from 'node:crypto';
import type { Handlers } from '../../contract/implement.ts';
import type { Database } from '../../db/database.ts';
import { coreStrings } from '../../errors/core.strings.ts';
import { Problem } from '../../errors/problem.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { drawOrder } from './draw-order.ts';
import { listBankQuestions } from './bank-questions.repo.ts';
import { attemptCalls } from './attempt-calls.ts';
import { attemptOf, cardOf } from './exam-answers.ts';
import * as repo from './exams.repo.ts';
import { examsStrings as strings } from './exams.strings.ts';
import { lockKeys } from './key-lock.ts';
import { findRefusals } from './paper-access.ts';
import { submitDueAttempts } from './submit-attempt.ts';

/** The calls about papers. */
export function examsRoutes(deps: ModuleDeps): Handlers<Contract['exams']> {
  const { clock } = deps;
  return {
    async list({ db, query: { cid1, cid2, ...slice }, viewer }) {
      const now = clock.now();
      const filter = { now, categoryId: cid2 ?? cid1 };
      const [rows, total, categories] = await Promise.all([
        repo.listPapers(db, filter, slice),
        repo.countPapers(db, filter),
        repo.listCategories(db),
      ]);
      const ids = rows.map(({ paper }) => paper.id);
      const [refusals, attempts] = await Promise.all([
        findRefusals(db, rows, viewer?.userId, now),
        viewer ? repo.latestAttempts(db, viewer.userId, ids) : [],
      ]);
      const named = ({ id, name }: { id: number; name: string }) => ({ id, name });
      const children = Map.groupBy(categories, ({ parentId }) => parentId);
      return {
        data: {
          data: rows.map((row) => cardOf(row, viewer !== null && refusals.get(row.paper.id) === null)),
          total,
        },
        categories: (children.get(null) ?? []).map(named),
        category_children: Object.fromEntries(
          [...children].flatMap(([id, below]) => (id === null ? [] : [[String(id), below.map(named)]])),
        ),
        user_papers: Object.fromEntries(attempts.map((row) => [String(row.paperId), attemptOf(row)])),
      };
    },

    async detail({ db, params: { id }, viewer: { userId } }) {
      const now = clock.now();
      await submitDueAttempts(db, now, userId);
      const row = await repo.findPaper(db, id, now);
      if (!row) throw new Problem(404, strings.missing);
      const [attempts, joinCount, types, refusals] = await Promise.all([
        repo.listAttempts(db, { userId, paperId: id }, { page: 1, size: 10 }),
        repo.countAttempts(db, userId, id),
        repo.countTypes(db, id),
        findRefusals(db, [row], userId, now),
      ]);
      const isRunning = attempts[0]?.status === 1;
      const isUsedUp = row.paper.tryTimes > 0 && joinCount >= row.paper.tryTimes && !isRunning;
      const refusal = isRunning ? null : (refusals.get(id) ?? (isUsedUp ? 'no-tries-left' : null));
      return {
        paper: { ...cardOf(row, refusal === null), render_description: row.paper.renderDescription },
        questions: Object.fromEntries(types.map(({ type, total }) => [String(type), total])),
        user_papers: attempts.map(attemptOf),
        can_join: refusal === null,
        refusal,
        join_count: joinCount,
      };
    },

    async records({ db, params: { id: paperId }, query, viewer: { userId } }) {
      await submitDueAttempts(db, clock.now(), userId);
      const [rows, total] = await Promise.all([
        repo.listAttempts(db, { userId, paperId }, query),
        repo.countAttempts(db, userId, paperId),
      ]);
      return { data: rows.map(attemptOf), total };
    },

    async start({ db, params: { id }, viewer: { userId, preview } }) {
      // It is a GET by contract, which a preview would let through.
      if (preview) throw new Problem(1, coreStrings.onlyPreview);
      const now = clock.now();
      await submitDueAttempts(db, now, userId);
      return { record_id: await begin(db, id, userId, now) };
    },

    questions: ({ db, query, viewer: { userId } }) =>
      listBankQuestions(db, query, { userId, now: clock.now() }),

    ...attemptCalls(deps),
  };
}

/** The attempt that runs, or a new one. Two tabs at once find the same. */
async function begin(db: Database, id: number, userId: number, now: Date): Promise<number> {
  const findLatest = async () =>
    (await repo.listAttempts(db, { userId, paperId: id }, { page: 1, size: 1 }))[0];
  const latest = await findLatest();
  if (latest?.status === 1) return latest.id;
  const row = await repo.findPaper(db, id, now);
  if (!row || row.count === 0) throw new Problem(404, strings.missing);
  const { paper } = row;
  const number = (latest?.number ?? 0) + 1;
  const refusal =
    (await findRefusals(db, [row], userId, now)).get(id) ??
    (paper.tryTimes > 0 && number > paper.tryTimes ? 'no-tries-left' : null);
  if (refusal) throw new Problem(1, strings.refusals[refusal]);
  const full = now.getTime() + paper.expiredMinutes * 60_000;
  const endsAt = new Date(Math.min(full, paper.closesAt?.getTime() ?? Infinity));
  const seed = randomUUID();
  const begun = await db.transaction(async (tx) => {
    await lockKeys(tx, 'read');
    const asked = await repo.findQuestions(tx, id);
    const attempt = {
      userId,
      paperId: id,
      number,
      seed,
      isSkipMark: paper.isSkipMark,
      startedAt: now,
      endsAt,
    };
    return repo.insertAttempt(tx, attempt, paper.isRandom ? drawOrder(asked, seed) : asked);
  });
  if (begun !== undefined) return begun;
  const other = await findLatest();
  if (!other) throw new Problem(404, strings.noAttempt);
  return other.id;
}
