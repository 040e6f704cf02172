import type { Contract, FeatureName } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import type { Database } from '../../db/database.ts';
import { coreStrings } from '../../errors/core.strings.ts';
import { Problem } from '../../errors/problem.ts';
import { countCollected, whichAreCollected } from '../collection/collection.repo.ts';
import { findSettings } from '../config/config.repo.ts';
import { configStrings } from '../config/config.strings.ts';
import { readSettings } from '../config/site-settings.ts';
import { pointsOf } from '../exams/exam-answers.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { requireAnswering } from '../practice/answer-limit.ts';
import { answerQuestion } from '../practice/answer-question.ts';
import { isBankQuestion } from '../practice/bank.repo.ts';
import { practiceStrings as strings } from '../practice/practice.strings.ts';
import { practisedQuestion } from '../practice/practised-question.ts';
import { findQuestion } from '../practice/practised-questions.repo.ts';
import { countDue, countWrong, isInWrongBook } from '../wrong-book/wrong-book.repo.ts';
import * as repo from './exam-area.repo.ts';

type Origin = 'wrongbook' | 'collection' | 'questionbank';

const switches: Record<Origin, FeatureName> = {
  wrongbook: 'wrongBook',
  collection: 'paper',
  questionbank: 'practice',
};

const features = async (db: Database) => readSettings(await findSettings(db), configStrings).features;

/** What concerns all parts of the exam area. */
export function examAreaRoutes({ clock, limiter }: ModuleDeps): Handlers<Contract['examArea']> {
  return {
    async stats({ db, viewer }) {
      const now = clock.now();
      const [isOn, published, wrong, due, collected] = await Promise.all([
        features(db),
        repo.countPublished(db, now),
        viewer ? countWrong(db, viewer.userId) : null,
        viewer ? countDue(db, viewer.userId, now) : 0,
        viewer ? countCollected(db, viewer.userId) : null,
      ]);
      const ifOn = (feature: FeatureName, count: number) => (isOn[feature] ? count : 0);
      return {
        papers_count: ifOn('paper', published.papers),
        mock_papers_count: ifOn('mockPaper', published.mocks),
        practices_count: ifOn('practice', published.practices),
        practice_chapters_count: ifOn('practice', published.chapters),
        wrong_book_count: ifOn('wrongBook', wrong?.total ?? 0),
        wrong_book_due_count: ifOn('wrongBook', due),
        collection_count: ifOn('paper', collected?.total ?? 0),
      };
    },

    async question({ db, params: { id }, query: { from }, viewer: { userId } }) {
      await requireOrigin(db, userId, id, from);
      const question = await findQuestion(db, id);
      if (!question) throw new Problem(404, strings.noQuestion);
      return { question: await practisedQuestion(db, userId, question, null) };
    },

    async answer({ db, params: { id }, body: { from, ...reply }, viewer: { userId } }) {
      await requireAnswering(limiter, userId);
      await requireOrigin(db, userId, id, from);
      return answerQuestion(db, { userId, questionId: id, source: from, now: clock.now() }, reply);
    },

    async joinedPapers({ db, query, viewer: { userId } }) {
      return joined(await repo.listJoinedPapers(db, userId, query));
    },

    async joinedMockPapers({ db, query, viewer: { userId } }) {
      return joined(await repo.listJoinedMocks(db, userId, query));
    },

    async joinedPractices({ db, query, viewer: { userId } }) {
      const rows = await repo.listJoinedPractices(db, userId, query);
      return {
        data: rows.map(({ id, name, question_count, submit_count, latest_at }) => ({
          practice: { id: Number(id), name, question_count },
          submit_count,
          latest_at,
        })),
        total: rows[0]?.total ?? 0,
      };
    },
  };
}

/** Throws unless the person meets the question there. */
async function requireOrigin(db: Database, userId: number, id: number, from: Origin): Promise<void> {
  if (!(await features(db))[switches[from]]) throw new Problem(404, coreStrings.notFound);
  const isThere = {
    wrongbook: () => isInWrongBook(db, userId, id),
    collection: async () => (await whichAreCollected(db, userId, [id])).has(id),
    questionbank: () => isBankQuestion(db, id),
  };
  if (!(await isThere[from]())) throw new Problem(404, strings.noQuestion);
}

const joined = (rows: Awaited<ReturnType<typeof repo.listJoinedPapers>>) => ({
  data: rows.map(({ id, title, question_count, pass_score, max_score, latest_at }) => ({
    paper: { id: Number(id), title, question_count, pass_score: pointsOf(pass_score) },
    max_score: max_score === null ? null : pointsOf(max_score),
    latest_at,
  })),
  total: rows[0]?.total ?? 0,
});
