import { numberOf } from '../exams/exam-answers.ts';
import type { Grade } from '../exams/grading/kind.ts';
import { gradeReply, type KeptReply } from '../practice/practised-question.ts';
import type { CorrectedResult, Correction } from '../question-answers/correct-answers.ts';

type Judged = Parameters<Correction['resultOf']>[0];

/** What an answer is worth by a corrected key: in an attempt what the attempt was given by it, in practice what the answer itself is. */
export function resultBy(
  question: Parameters<typeof gradeReply>[0],
  ofAttempts: ReadonlyMap<number, Grade>,
  { source, sourceId, answer }: Judged,
): CorrectedResult | undefined {
  const isSat = source === 'paper' || source === 'mock_paper';
  const grade = isSat ? ofAttempts.get(sourceId ?? 0) : gradeReply(question, answer as KeptReply);
  const result = grade && numberOf[grade.result];
  if (!grade || result === undefined) return undefined;
  // What nobody marks in practice is answered, and neither right nor wrong; in an exam it waits.
  if (result === null) return isSat ? undefined : { result: 3, score: 0 };
  return { result, score: grade.score ?? 0 };
}
