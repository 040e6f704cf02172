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
import { practiceStrings as strings } from '../practice/practice.strings.ts';
import { practisedQuestion, type Learner } from '../practice/practised-question.ts';
import { findQuestion } from '../practice/practised-questions.repo.ts';
import { decideOne } from '../question-access/decide-questions.ts';
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
      const learner = viewer && { userId: viewer.userId, now };
      const [isOn, published, wrong, due, collected] = await Promise.all([
        features(db),
        repo.countPublished(db, now),
        learner ? countWrong(db, learner) : null,
        learner ? countDue(db, learner) : 0,
        learner ? countCollected(db, learner) : null,
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
      const learner = { userId, now: clock.now() };
      await requireOrigin(db, learner, id, from);
      const question = await findQuestion(db, id);
      if (!question) throw new Problem(404, strings.noQuestion);
      return { question: await practisedQuestion(db, learner, question, null) };
    },

    async answer({ db, params: { id }, body: { from, ...reply }, viewer: { userId } }) {
      await requireAnswering(limiter, userId);
      const now = clock.now();
      await requireOrigin(db, { userId, now }, id, from);
      return answerQuestion(db, { userId, questionId: id, source: from, now }, reply);
    },

    async joinedPapers({ db, query, viewer: { userId } }) {
      return joined(await repo.listJoinedPapers(db, userId, query));
    },

    async joinedMockPapers({ db, query, viewer: { userId } }) {
      return joined(await repo.listJoinedMocks(db, userId, query));
    },

    async joinedPractices({ db, query, viewer: { userId } }) {
      const { data, total } = await repo.listJoinedPractices(db, userId, query);
      return {
        data: data.map(({ id, name, question_count, submit_count, latest_at }) => ({
          practice: { id, name, question_count },
          submit_count,
          latest_at,
        })),
        total,
      };
    },
  };
}

/** Throws unless the question is in that list, and the person may see it. */
async function requireOrigin(db: Database, learner: Learner, id: number, from: Origin): Promise<void> {
  if (!(await features(db))[switches[from]]) throw new Problem(404, coreStrings.notFound);
  const isThere = {
    wrongbook: () => isInWrongBook(db, learner, id),
    collection: async () => (await whichAreCollected(db, learner.userId, [id])).has(id),
    questionbank: () => Promise.resolve(true),
  };
  if (!(await decideOne(db, id, learner)).maySee || !(await isThere[from]()))
    throw new Problem(404, strings.noQuestion);
}

const joined = ({ data, total }: Awaited<ReturnType<typeof repo.listJoinedPapers>>) => ({
  data: data.map(({ id, title, question_count, pass_score, max_score, latest_at }) => ({
    paper: { id, title, question_count, pass_score: pointsOf(pass_score) },
    max_score: max_score === null ? null : pointsOf(max_score),
    latest_at,
  })),
  total,
});
