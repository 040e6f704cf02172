import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import { dayOf } from '../../calendar/day-in-china.ts';
import type { Handlers } from '../../contract/implement.ts';
import type { Database } from '../../db/database.ts';
import { Problem } from '../../errors/problem.ts';
import { categoryTree } from '../exams/category-tree.ts';
import { listCategories } from '../exams/exams.repo.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { decideQuestions } from '../question-access/decide-questions.ts';
import { requireAnswering } from './answer-limit.ts';
import { answerQuestion } from './answer-question.ts';
import { countByCategory, drawFromBank } from './bank.repo.ts';
import { drawDay } from './draw-day.ts';
import { findOpenPractices, requirePractice } from './practice-access.ts';
import * as repo from './practice.repo.ts';
import { practiceStrings as strings } from './practice.strings.ts';
import { firstOf, practisedQuestion, type KeptReply, type Learner } from './practised-question.ts';
import { findQuestion } from './practised-questions.repo.ts';

type Card = AnswerOf<Contract['practice']['list']>['data']['data'][number];

/** How many questions of the bank are practised at once. */
const bankSize = 100;

const cardOf = ({ practice, category, questions, chapters }: repo.PracticeRow, canJoin: boolean): Card => ({
  id: practice.id,
  name: practice.title,
  category,
  charge: practice.charge,
  is_vip_free: practice.isVipFree,
  question_count: questions,
  chapters_count: chapters,
  cur_user_can_join: canJoin,
});

type Calls = Handlers<Contract['practice']>;

/** The calls about practices and the question bank. */
export function practiceRoutes(deps: ModuleDeps): Calls {
  return { ...lookingRoutes(deps), ...practisingRoutes(deps), ...bankRoutes(deps) };
}

function lookingRoutes({ clock }: ModuleDeps): Pick<Calls, 'list' | 'detail'> {
  return {
    async list({ db, query: { cid1, cid2, ...slice }, viewer }) {
      const now = clock.now();
      const filter = { now, categoryId: cid2 ?? cid1 };
      const [rows, total, categories] = await Promise.all([
        repo.listPractices(db, filter, slice),
        repo.countPractices(db, filter),
        listCategories(db),
      ]);
      const ids = rows.map(({ practice }) => practice.id);
      const [open, done] = await Promise.all([
        findOpenPractices(db, rows, viewer?.userId, now),
        viewer && ids.length > 0 ? repo.countRecords(db, viewer.userId, ids) : [],
      ]);
      return {
        data: { data: rows.map((row) => cardOf(row, open.has(row.practice.id))), total },
        ...categoryTree(categories),
        user_practices: Object.fromEntries(done.map(({ practiceId, total: count }) => [practiceId, count])),
      };
    },

    async detail({ db, params: { id }, viewer: { userId } }) {
      const now = clock.now();
      const row = await repo.findPractice(db, id, now);
      if (!row) throw new Problem(404, strings.missing);
      const [open, chapters, records] = await Promise.all([
        findOpenPractices(db, [row], userId, now),
        repo.listChapters(db, id),
        repo.listRecords(db, { userId, practiceId: id }),
      ]);
      const ofChapters = Map.groupBy(records, ({ chapterId }) => chapterId);
      return {
        practice: { ...cardOf(row, open.has(id)), render_description: row.practice.renderDescription },
        chapters: chapters.map((chapter) => ({
          id: chapter.id,
          name: chapter.name,
          question_count: chapter.questions,
        })),
        can_join: open.has(id),
        practice_user_record: { submit_count: new Set(records.map(({ questionId }) => questionId)).size },
        user_chapter_records: Object.fromEntries(
          [...ofChapters].map(([chapter, rows]) => [chapter, { submit_count: rows.length }]),
        ),
      };
    },
  };
}

function practisingRoutes({
  clock,
  limiter,
}: ModuleDeps): Pick<Calls, 'chapter' | 'day' | 'question' | 'answer'> {
  return {
    async chapter({ db, params: { id, chapterId }, viewer: { userId } }) {
      const now = clock.now();
      const { practice } = await requirePractice(db, id, userId, now);
      const chapter = await repo.findChapter(db, id, chapterId);
      if (!chapter) throw new Problem(404, strings.noChapter);
      const ids = await repo.listQuestionIds(db, { practiceId: id, chapterId });
      const records = await repo.listRecords(db, { userId, practiceId: id });
      return {
        practice: { id, name: practice.title },
        chapter,
        ...(await setOf(
          db,
          { userId, now },
          ids,
          records.filter((record) => record.chapterId === chapterId),
        )),
      };
    },

    async day({ db, params: { id }, viewer: { userId, preview } }) {
      const now = clock.now();
      const { practice } = await requirePractice(db, id, userId, now);
      const key = { userId, practiceId: id, day: dayOf(now) };
      const records = await repo.listRecords(db, { userId, practiceId: id });
      const kept = await repo.findDay(db, key);
      const all = await repo.listQuestionIds(db, { practiceId: id });
      const drawn =
        kept ??
        drawDay(all, [...new Set(records.map(({ questionId }) => questionId))], Object.values(key).join(' '));
      // It is a GET by contract, which a preview would let through.
      const ids = kept || preview ? drawn : await repo.keepDay(db, key, drawn);
      const today = records.filter(({ answeredAt }) => dayOf(answeredAt) === key.day);
      return {
        practice: { id, name: practice.title },
        ...(await setOf(
          db,
          { userId, now },
          ids.filter((one) => all.includes(one)),
          today,
        )),
      };
    },

    async question({ db, params: { id, qid }, viewer: { userId } }) {
      const now = clock.now();
      await requirePractice(db, id, userId, now);
      const chapters = await repo.findChaptersOf(db, id, qid);
      const question = await findQuestion(db, qid);
      if (chapters.length === 0 || !question) throw new Problem(404, strings.noQuestion);
      const records = await repo.listRecords(db, { userId, practiceId: id });
      const record = records.findLast(({ questionId }) => questionId === qid);
      return { question: await practisedQuestion(db, { userId, now }, question, replyOf(record)) };
    },

    async answer({ db, params: { id, qid }, body, viewer: { userId } }) {
      await requireAnswering(limiter, userId);
      const now = clock.now();
      await requirePractice(db, id, userId, now);
      const chapterIds = await repo.findChaptersOf(db, id, qid);
      if (chapterIds.length === 0) throw new Problem(404, strings.noQuestion);
      const answering = {
        userId,
        questionId: qid,
        source: 'practice' as const,
        sourceId: id,
        chapterIds,
        now,
      };
      return answerQuestion(db, answering, body);
    },
  };
}

function bankRoutes({ clock }: ModuleDeps): Pick<Calls, 'categories' | 'bank'> {
  return {
    async categories({ db }) {
      const [categories, counts] = await Promise.all([listCategories(db), countByCategory(db, clock.now())]);
      const counted = new Map(counts.map(({ categoryId, total }) => [categoryId, total]));
      const named = ({ id, name }: (typeof categories)[number]) => ({
        id,
        name,
        questions_count: counted.get(id) ?? 0,
      });
      return categories
        .filter(({ parentId }) => parentId === null)
        .map((category) => ({
          ...named(category),
          children: categories.filter(({ parentId }) => parentId === category.id).map(named),
        }));
    },

    async bank({ db, body: { category_ids: categoryIds, types, levels }, viewer: { userId } }) {
      const learner = { userId, now: clock.now() };
      const ids = await drawFromBank(db, { categoryIds, types, levels }, bankSize, learner);
      return setOf(db, learner, ids, []);
    },
  };
}

type Records = Awaited<ReturnType<typeof repo.listRecords>>;

const replyOf = (record: Records[number] | undefined): KeptReply | null =>
  record ? (record.answer as KeptReply) : null;

/** Questions in their order, with the results that the learner may be told. */
async function setOf(db: Database, learner: Learner, ids: number[], records: Records) {
  const latest = new Map(records.map((record) => [record.questionId, record]));
  const decisionOf = await decideQuestions(db, [...latest.keys()], learner);
  return {
    questions_ids: ids,
    first_question: await firstOf(db, learner, ids, (id) => replyOf(latest.get(id))),
    results: Object.fromEntries(
      ids.flatMap((id) => {
        const record = latest.get(id);
        return record && decisionOf(id).mayBeTold ? [[String(id), record.result as 0 | 1 | 2 | 3]] : [];
      }),
    ),
  };
}
