import {
  unanswered,
  within,
  type Gradable,
  type Grade,
  type QuestionKind,
  type Replies,
  type Reply,
} from './kind.ts';
import { questionKinds } from './question-kinds.ts';

export interface AnsweredQuestion extends Gradable {
  replies: Replies;
}

interface AttemptOptions {
  /** Answers that wait to be marked give nothing, and the total stands at once. */
  skipsMarking?: boolean;
  /** @default those of the product */
  kinds?: Readonly<Record<number, QuestionKind>>;
}

export interface GradedAttempt {
  grades: Grade[];
  /** Tenths; null while something waits to be marked. */
  score: number | null;
}

/** Grades all questions of an attempt. The total is the sum of what they were given. */
export function gradeAttempt(
  questions: readonly AnsweredQuestion[],
  { skipsMarking = false, kinds = questionKinds }: AttemptOptions = {},
): GradedAttempt {
  const grade = (question: Gradable, replies: Replies): Grade => {
    const kind = kinds[question.type];
    // A type that was taken out of the product gives nothing, rather than keeping everybody from their result.
    if (!kind) return unanswered;
    return kind.grade(question, replies, (part, reply) => grade(part, alone(marked(reply))));
  };
  const marked = (reply: Reply | undefined) =>
    reply && skipsMarking && reply.mark === undefined ? { ...reply, mark: 0 } : reply;
  const grades = questions.map((question) => {
    const { own, parts } = question.replies;
    const given = grade(question, { own: marked(own), parts });
    return given.score === null ? given : { ...given, score: within(given.score, question.score) };
  });
  const isMarked = grades.every(({ score }) => score !== null);
  return { grades, score: isMarked ? grades.reduce((sum, { score }) => sum + (score ?? 0), 0) : null };
}

const noParts: ReadonlyMap<number, Reply> = new Map();
const alone = (own: Reply | undefined): Replies => ({ own, parts: noParts });
