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
      const [stats, due, days] = await Promise.all([
        repo.countWrong(db, userId, type),
        repo.countDue(db, userId, now),
        repo.countByDay(db, userId, now, shownDays),
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
      const [ids, times] = await Promise.all([
        due ? repo.listDue(db, userId, filter, clock.now()) : repo.listWrong(db, userId, filter),
        repo.countTimes(db, userId),
      ]);
      const shown = new Set(ids);
      return {
        questions_ids: ids,
        first_question: await firstOf(db, userId, ids),
        results: {},
        wrong_counts: Object.fromEntries(
          times
            .filter(({ questionId }) => shown.has(questionId))
            .map(({ questionId, wrongCount }) => [String(questionId), wrongCount]),
        ),
      };
    },

    async print({ db, query, viewer: { userId } }) {
      const [ids, times] = await Promise.all([
        repo.listWrong(db, userId, query),
        repo.countTimes(db, userId),
      ]);
      const rows = await practisedQuestions(db, userId, ids.slice(0, printed));
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
      const ids = await repo.drawWrong(db, userId);
      return { questions_ids: ids, first_question: await firstOf(db, userId, ids), results: {} };
    },

    async remove({ db, params: { questionId }, viewer: { userId } }) {
      await repo.removeWrong(db, userId, questionId, clock.now());
      return {};
    },
  };
}
