import type { Question, QuestionPart } from '@shuyuan/api-client';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { attemptAnswers, papers, users } from '../../db/schema.ts';
import { findQuestions, insertAttempt } from '../exams/exams.repo.ts';
import { submitAttempt } from '../exams/submit-attempt.ts';
import { guess } from './attempts.seed.ts';
import { paperSeeds } from './exams.seed.ts';
import { learnerSeeds } from './people.seed.ts';
import type { SeedDeps } from './seed-deps.ts';

const hour = 60 * 60 * 1000;

/** How many people have sat each paper. */
const people = 20;

/** Every paper that marks itself, sat by twenty people of whom some know more than others. */
export async function seedAttempts({ clock }: SeedDeps, db: Database): Promise<void> {
  const learners = await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.nickName, learnerSeeds.slice(0, people)))
    .orderBy(asc(users.id));
  for (const { title, questions } of paperSeeds) {
    if (questions.some(({ type }) => type === 4)) continue;
    const [paper] = await db
      .select({ id: papers.id, minutes: papers.expiredMinutes })
      .from(papers)
      .where(eq(papers.title, title));
    const asked = paper ? await findQuestions(db, paper.id) : [];
    // The school has changed it since.
    if (!paper || asked.length !== questions.length) continue;
    for (const [place, { id }] of learners.entries())
      await sit(db, { paper, asked, userId: id, place, questions, now: clock.now() });
  }
}

interface Sitting {
  paper: { id: number; minutes: number };
  asked: Awaited<ReturnType<typeof findQuestions>>;
  userId: number;
  /** Of the person among all: it decides when they sat it and how much they knew. */
  place: number;
  questions: readonly Question[];
  now: Date;
}

async function sit(db: Database, { paper, asked, userId, place, questions, now }: Sitting): Promise<void> {
  const startedAt = new Date(now.getTime() - (place + 1) * 9 * hour);
  const attempt = {
    userId,
    paperId: paper.id,
    number: 1,
    seed: `demonstration ${place}`,
    isSkipMark: false,
    startedAt,
    endsAt: new Date(startedAt.getTime() + paper.minutes * 60_000),
  };
  const attemptId = await insertAttempt(db, attempt, asked);
  // They have taken it themselves.
  if (attemptId === undefined) return;
  const submittedAt = new Date(startedAt.getTime() + (paper.minutes * 60_000) / 2);
  const rows = asked.flatMap(({ id: questionId }, index) => {
    const question = questions[index];
    return question
      ? repliesTo(question, knows(place, index)).map((reply) => ({ questionId, ...reply }))
      : [];
  });
  await db
    .insert(attemptAnswers)
    .values(rows.map((row) => ({ ...row, attemptId, seq: 1, images: [], savedAt: submittedAt })));
  await submitAttempt(db, attemptId, submittedAt);
}

/** Three of ten at the least and all at the most, each person other ones; what comes late in a paper is known by fewer. */
const knows = (place: number, index: number) =>
  (place * 7 + index * 3) % 10 < 3 + (place % 8) - (index > 3 ? 1 : 0);

type Content = string | string[] | number;

/** What somebody answers to a question, and to each part of a group. */
function repliesTo(question: Question, isRight: boolean): { part: number; content: Content }[] {
  if (question.type !== 6) return [{ part: -1, content: contentOf(question, isRight) }];
  return question.questions.map((each, part) => ({ part, content: contentOf(each, isRight || part === 0) }));
}

function contentOf(question: Exclude<Question, { type: 6 }> | QuestionPart, isRight: boolean): Content {
  switch (question.type) {
    case 1: {
      const wrong = question.options.find(({ key }) => key !== question.answer)?.key ?? '';
      return isRight ? (question.answer ?? '') : wrong;
    }
    case 2:
      return isRight ? (question.answer ?? '') : (question.answer?.split(',')[0] ?? '');
    case 3:
      return (question.answer ?? []).map(({ a }, place) => (isRight || place > 0 ? (a[0] ?? '') : guess));
    case 5:
      return isRight ? (question.answer ?? 1) : 1 - (question.answer ?? 1);
    case 7:
      return isRight ? (question.answer ?? '') : (question.answer ?? '').split(',').toReversed().join(',');
    default:
      return '';
  }
}
