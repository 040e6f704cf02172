import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import type { Database } from '../../db/database.ts';
import { playedQuestion } from '../exams/exam-answers.ts';
import { gradeAttempt } from '../exams/grading/grade-attempt.ts';
import type { Grade } from '../exams/grading/kind.ts';
import { decideOne, decideQuestions } from '../question-access/decide-questions.ts';
import {
  findQuestion,
  isCollected,
  listCollected,
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

/** Person who practises, and the time of the request. */
export interface Learner {
  userId: number;
  now: Date;
}

/** A question as it is practised. Its key comes with an answer alone, and only if the learner may be told about it. */
export async function practisedQuestion(
  db: Database,
  learner: Learner,
  question: QuestionRow,
  reply: KeptReply | null,
): Promise<Practiced> {
  const [collected, mayBeTold] = await Promise.all([
    isCollected(db, learner.userId, question.questionId),
    reply !== null && decideOne(db, question.questionId, learner).then((decision) => decision.mayBeTold),
  ]);
  const told =
    reply && mayBeTold
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

/** Questions in their order with the keys that the learner may be told, for printing what was answered before. */
export async function practisedQuestions(
  db: Database,
  learner: Learner,
  ids: readonly number[],
): Promise<Practiced[]> {
  const [rows, decisionOf, collected] = await Promise.all([
    listQuestions(db, ids),
    decideQuestions(db, ids, learner),
    listCollected(db, learner.userId, ids),
  ]);
  const byId = new Map(rows.map((row) => [row.questionId, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const told = decisionOf(id).mayBeTold
      ? { questionId: id, revealed: row.revealed, grade: null }
      : undefined;
    return [{ ...playedQuestion(row, [], told), is_collected: collected.has(id) }];
  });
}

/** The first of some questions that is still there. */
export async function firstOf(
  db: Database,
  learner: Learner,
  ids: readonly number[],
  replyTo: (id: number) => KeptReply | null = () => null,
): Promise<Practiced | null> {
  const [id] = ids;
  const question = id === undefined ? undefined : await findQuestion(db, id);
  return question ? practisedQuestion(db, learner, question, replyTo(question.questionId)) : null;
}
