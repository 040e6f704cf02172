import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import { Problem } from '../../errors/problem.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { decideOne } from '../question-access/decide-questions.ts';
import { firstOf } from '../practice/practised-question.ts';
import { practiceStrings as strings } from '../practice/practice.strings.ts';
import { findQuestion } from '../practice/practised-questions.repo.ts';
import * as repo from './collection.repo.ts';

/** The calls about collected questions. */
export function collectionRoutes({ clock }: ModuleDeps): Handlers<Contract['collection']> {
  return {
    async status({ db, body: { question_id: id }, viewer: { userId } }) {
      return { status: (await repo.whichAreCollected(db, userId, [id])).has(id) ? 1 : 0 };
    },

    async statusMulti({ db, body: { question_ids: ids }, viewer: { userId } }) {
      const collected = ids.length > 0 ? await repo.whichAreCollected(db, userId, ids) : new Set<number>();
      return Object.fromEntries(
        ids.map((id) => [String(id), collected.has(id) ? (1 as const) : (0 as const)]),
      );
    },

    async action({ db, body: { question_id: id, status }, viewer: { userId } }) {
      const now = clock.now();
      const isCollected = (await repo.whichAreCollected(db, userId, [id])).has(id);
      const shall = status === undefined ? !isCollected : status === 1;
      if (!shall) await repo.release(db, userId, id);
      else if (!isCollected) {
        const question = await findQuestion(db, id);
        const { maySee } = await decideOne(db, id, { userId, now });
        if (!question || !maySee) throw new Problem(404, strings.noQuestion);
        await repo.collect(db, userId, id, now);
      }
      return { status: shall ? 1 : 0 };
    },

    stats: ({ db, query: { question_type: type }, viewer: { userId } }) =>
      repo.countCollected(db, { userId, now: clock.now() }, type),

    async questions({ db, query, viewer: { userId } }) {
      const learner = { userId, now: clock.now() };
      const ids = await repo.listCollected(db, learner, query);
      return { questions_ids: ids, first_question: await firstOf(db, learner, ids), results: {} };
    },
  };
}
