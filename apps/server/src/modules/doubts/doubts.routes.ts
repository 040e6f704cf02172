import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import { Problem } from '../../errors/problem.ts';
import { editPost, setDeleted } from '../community/post-changes.ts';
import { takePosting } from '../community/post-limits.ts';
import { postText } from '../community/post-text.ts';
import { postViewerOf } from '../community/post-viewer.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { withNames } from '../mentions/mentions-in-html.ts';
import { postFacts } from '../problems/problem-json.ts';
import { writePostTags } from '../tags/tags-field.ts';
import * as repo from './doubts.repo.ts';
import { doubtStrings as strings } from './doubts.strings.ts';
import { answerDoubt, changeAnswer, setAnswerDeleted } from './write-answer.ts';
import { requireAskable } from './askable-question.ts';
import { askDoubt, promiseAnswer, settleDoubt } from './write-doubt.ts';

type Card = AnswerOf<Contract['doubts']['list']>['data'][number];
type Reading = Pick<Handlers<Contract['doubts']>, 'list' | 'detail' | 'mine'>;
type Answering = Pick<
  Handlers<Contract['doubts']>,
  'promise' | 'answer' | 'updateAnswer' | 'removeAnswer' | 'restoreAnswer'
>;
type Asking = Omit<Handlers<Contract['doubts']>, keyof Reading | keyof Answering>;

/** The calls about questions to those who teach. */
export const doubtsRoutes = (deps: ModuleDeps): Handlers<Contract['doubts']> => ({
  ...reading(deps),
  ...asking(deps),
  ...answering(deps),
});

const reading = ({ clock }: ModuleDeps): Reading => ({
  async list({ db, query: { page, size, ...filter }, viewer }) {
    const where = repo.isListed(filter, viewer?.userId ?? null);
    const [rows, total] = await Promise.all([
      repo.listDoubts(db, where, { page, size }, viewer?.userId),
      repo.countDoubts(db, where),
    ]);
    return { data: rows.map((row) => cardOf(row, clock.now())), total };
  },

  async detail({ db, params: { id }, viewer }) {
    const reader = await postViewerOf(db, viewer);
    const row = await repo.findDoubt(db, id, reader);
    if (!row) throw new Problem(404, strings.missing);
    const [{ content }] = await withNames(db, [row]);
    const answers = await withNames(db, await repo.listAnswers(db, id, reader));
    return {
      doubt: {
        ...cardOf(row, clock.now()),
        content,
        stem: row.stem,
        is_thumbs_up: row.isThumbsUp,
        is_own: row.userId === viewer.userId,
        may_answer: row.mayAnswer,
        answers: answers.map((answer) => ({
          ...postFacts(answer),
          content: answer.content,
          is_own: answer.userId === viewer.userId,
        })),
      },
    };
  },

  async mine({ db, query: { page, size, scene }, viewer: { userId } }) {
    const isOpenFirst = scene === 'to-me';
    const where = isOpenFirst ? repo.isAskedOf(userId) : repo.isAskedBy(userId);
    const [rows, total] = await Promise.all([
      repo.listDoubts(db, where, { page, size, isOpenFirst }),
      repo.countDoubts(db, where),
    ]);
    return { data: rows.map((row) => cardOf(row, clock.now())), total };
  },
});

const asking = ({ clock, limiter }: ModuleDeps): Asking => ({
  async question({ db, params: { id }, viewer: { userId } }) {
    return { question: await requireAskable(db, id, { userId, now: clock.now() }) };
  },

  async store({ db, body, viewer: { userId } }) {
    await takePosting(limiter, userId);
    return { id: await askDoubt(db, body, { userId, now: clock.now() }) };
  },

  async update({ db, params: { id }, body: { title, content, tag_ids: tagIds }, viewer: { userId } }) {
    await takePosting(limiter, userId);
    const text = await postText(db, content, title);
    const now = clock.now();
    await db.transaction(async (tx) => {
      await editPost(tx, { type: 'doubt', id, userId }, { title, text, now });
      if (tagIds) await writePostTags(tx, { type: 'doubt', id }, tagIds);
    });
    return {};
  },

  async remove({ db, params: { id }, viewer: { userId } }) {
    const change = { isDeleted: true, now: clock.now() };
    if (!(await setDeleted(db, { type: 'doubt', id, userId }, change)))
      throw new Problem(404, strings.missing);
    return {};
  },

  async restore({ db, params: { id }, viewer: { userId } }) {
    const change = { isDeleted: false, now: clock.now() };
    if (!(await setDeleted(db, { type: 'doubt', id, userId }, change)))
      throw new Problem(404, strings.missing);
    return {};
  },

  async settle({ db, params: { id }, body: { is_settled: isSettled }, viewer: { userId } }) {
    await settleDoubt(db, id, isSettled, { userId, now: clock.now() });
    return {};
  },
});

const answering = ({ clock, limiter }: ModuleDeps): Answering => ({
  async promise({ db, params: { id }, body: { hours }, viewer: { userId } }) {
    await takePosting(limiter, userId);
    await promiseAnswer(db, id, hours, { userId, now: clock.now() });
    return {};
  },

  async answer({ db, params: { id }, body, viewer: { userId } }) {
    await takePosting(limiter, userId);
    return { id: await answerDoubt(db, id, body, { userId, now: clock.now() }) };
  },

  async updateAnswer({ db, params: { id }, body: { content }, viewer: { userId } }) {
    await takePosting(limiter, userId);
    await changeAnswer(db, id, content, { userId, now: clock.now() });
    return {};
  },

  async removeAnswer({ db, params: { id }, viewer: { userId } }) {
    await setAnswerDeleted(db, id, { userId, now: clock.now(), isDeleted: true });
    return {};
  },

  async restoreAnswer({ db, params: { id }, viewer: { userId } }) {
    await setAnswerDeleted(db, id, { userId, now: clock.now(), isDeleted: false });
    return {};
  },
});

function cardOf(row: repo.DoubtRow, now: Date): Card {
  const { promisedAt } = row;
  const status = statusOf(row);
  return {
    ...postFacts(row),
    title: row.title,
    is_public: row.isPublic,
    video: row.video,
    course: row.course,
    second: row.second,
    question: row.question,
    status,
    promised_at: promisedAt?.toISOString() ?? null,
    is_overdue: status === 'promised' && promisedAt !== null && promisedAt < now,
    answers_count: row.answersCount,
    comments_count: row.commentsCount,
    tags: row.tags,
  };
}

function statusOf({ settledAt, answeredAt, promisedAt }: repo.DoubtRow): Card['status'] {
  if (settledAt !== null) return 'closed';
  if (answeredAt !== null) return 'answered';
  return promisedAt === null ? 'waiting' : 'promised';
}
