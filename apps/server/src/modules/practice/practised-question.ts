import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import type { Database } from '../../db/database.ts';
import { playedQuestion } from '../exams/exam-answers.ts';
import { gradeAttempt } from '../exams/grading/grade-attempt.ts';
import type { Grade } from '../exams/grading/kind.ts';
import {
  findQuestion,
  isBeingExamined,
  isCollected,
  listCollected,
  listExamined,
  listQuestions,
  type QuestionRow,
} from './practised-questions.repo.ts';

type Practiced = AnswerOf<Contract['practice']['question']>['question'];
type Content = string | string[] | number;

/** An answer as it is kept. */
export interface KeptReply {
  answer: Content | null;
  /** Of a group. */
  parts: (Content | null)[];
  images: string[];
}

/** The replies of an answer in the form of an attempt's: the question itself is part -1. */
const repliesOf = ({ answer, parts, images }: KeptReply) =>
  [{ part: -1, content: answer, images }, ...parts.map((content, part) => ({ part, content, images: [] }))]
    .filter((reply): reply is typeof reply & { content: Content } => reply.content !== null)
    .map((reply) => ({ ...reply, seq: 1 }));

/** What an answer is given. An essay waits for nobody here: it is compared by who wrote it. */
export function gradeReply(question: QuestionRow, reply: KeptReply): Grade {
  const parts = new Map(repliesOf(reply).map((each) => [each.part, each]));
  const { grades } = gradeAttempt([{ ...question, replies: { own: parts.get(-1), parts } }]);
  return grades[0] ?? { score: 0, result: 'unanswered' };
}

/** A question as it is practised; what makes it right is told with an answer alone, and never while it is examined. */
export async function practisedQuestion(
  db: Database,
  userId: number,
  question: QuestionRow,
  reply: KeptReply | null,
): Promise<Practiced> {
  const [collected, isExamined] = await Promise.all([
    isCollected(db, userId, question.questionId),
    reply ? isBeingExamined(db, userId, question.questionId) : false,
  ]);
  const told =
    reply && !isExamined
      ? {
          questionId: question.questionId,
          revealed: question.revealed,
          grade: gradeReply(question, reply) as unknown as Record<string, unknown>,
        }
      : undefined;
  return {
    ...playedQuestion(question, reply ? repliesOf(reply) : [], told),
    is_collected: collected,
  };
}

/** Some questions whole in their order, told as if they were answered: for who has answered them before. */
export async function practisedQuestions(
  db: Database,
  userId: number,
  ids: readonly number[],
): Promise<Practiced[]> {
  const [rows, examined, collected] = await Promise.all([
    listQuestions(db, ids),
    listExamined(db, userId, ids),
    listCollected(db, userId, ids),
  ]);
  const byId = new Map(rows.map((row) => [row.questionId, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const told = examined.has(id) ? undefined : { questionId: id, revealed: row.revealed, grade: null };
    return [{ ...playedQuestion(row, [], told), is_collected: collected.has(id) }];
  });
}

/** The first of some questions that is still there. */
export async function firstOf(
  db: Database,
  userId: number,
  ids: readonly number[],
  replyTo: (id: number) => KeptReply | null = () => null,
): Promise<Practiced | null> {
  const [id] = ids;
  const question = id === undefined ? undefined : await findQuestion(db, id);
  return question ? practisedQuestion(db, userId, question, replyTo(question.questionId)) : null;
}
