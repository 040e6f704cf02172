import type { Contract } from '@shuyuan/api-client/contract';
import { dayOf } from '../../calendar/day-in-china.ts';
import type { Handlers } from '../../contract/implement.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { firstOf, practisedQuestions } from '../practice/practised-question.ts';
import * as repo from './wrong-book.repo.ts';

const shownDays = 7;

/** More than anybody prints at once. */
const printed = 200;

/** The calls about what was answered wrong. */
export function wrongBookRoutes({ clock }: ModuleDeps): Handlers<Contract['wrongBook']> {
  return {
    async index({ db, query: { question_type: type }, viewer: { userId } }) {
      const now = clock.now();
      const learner = { userId, now };
      const [stats, due, days] = await Promise.all([
        repo.countWrong(db, learner, type),
        repo.countDue(db, learner),
        repo.countByDay(db, learner, shownDays),
      ]);
      const dayBefore = (count: number) => dayOf(new Date(now.getTime() - count * 24 * 60 * 60_000));
      return {
        ...stats,
        due_count: due,
        data: Array.from({ length: shownDays }, (_, place) => dayBefore(shownDays - 1 - place)).map(
          (day) => ({
            day,
            count: days.find((one) => one.day === day)?.count ?? 0,
          }),
        ),
      };
    },

    async questions({ db, query: { due, ...filter }, viewer: { userId } }) {
      const learner = { userId, now: clock.now() };
      const [ids, times] = await Promise.all([
        due ? repo.listDue(db, learner, filter) : repo.listWrong(db, learner, filter),
        repo.countTimes(db, learner),
      ]);
      const shown = new Set(ids);
      return {
        questions_ids: ids,
        first_question: await firstOf(db, learner, ids),
        results: {},
        wrong_counts: Object.fromEntries(
          times
            .filter(({ questionId }) => shown.has(questionId))
            .map(({ questionId, wrongCount }) => [String(questionId), wrongCount]),
        ),
      };
    },

    async print({ db, query, viewer: { userId } }) {
      const learner = { userId, now: clock.now() };
      const [ids, times] = await Promise.all([
        repo.listWrong(db, learner, query),
        repo.countTimes(db, learner),
      ]);
      const rows = await practisedQuestions(db, learner, ids.slice(0, printed));
      const byId = new Map(times.map((row) => [row.questionId, row]));
      return {
        data: rows.flatMap((question) => {
          const time = byId.get(question.id);
          return time
            ? [{ question, wrong_count: time.wrongCount, last_wrong_at: time.lastWrongAt.toISOString() }]
            : [];
        }),
        total: ids.length,
      };
    },

    async random({ db, viewer: { userId } }) {
      const learner = { userId, now: clock.now() };
      const ids = await repo.drawWrong(db, learner);
      return { questions_ids: ids, first_question: await firstOf(db, learner, ids), results: {} };
    },

    async remove({ db, params: { questionId }, viewer: { userId } }) {
      await repo.removeWrong(db, userId, questionId, clock.now());
      return {};
    },
  };
}
