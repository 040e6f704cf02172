import type { attemptQuestions } from '../../db/schema.ts';
import type { Grade, Reply } from './grading/kind.ts';
import { regrade } from './grading/regrade.ts';
import { rescored } from './rescore-question.ts';
import type { storedWritten } from './written-question.ts';

type Snapshot = Pick<
  typeof attemptQuestions.$inferSelect,
  'questionId' | 'type' | 'score' | 'shown' | 'key' | 'revealed'
> & { grade: Grade | null };

type Corrected = Pick<ReturnType<typeof storedWritten>, 'type' | 'score' | 'shown' | 'key' | 'revealed'>;

interface Answered extends Snapshot {
  attemptId: number;
  isSkipMark: boolean;
  answers: readonly { part: number; content: unknown; images: readonly string[] }[];
}

/** What one attempt has of a question once its key is corrected. */
export interface Regraded {
  key: Record<string, unknown>;
  revealed: Record<string, unknown>;
  /** Null while the attempt runs. */
  grade: Grade | null;
}

type Shown = Record<string, unknown>;
const listOf = (shown: Shown, name: string) => (Array.isArray(shown[name]) ? (shown[name] as Shown[]) : []);

/** What an answer can be: a key means something else where it changes. The order of options says nothing. */
export function shapeOf({ type, shown }: { type: number; shown: Shown }): string {
  const options = listOf(shown, 'options').map(({ key, content }) => `${String(key)} ${String(content)}`);
  const parts = listOf(shown, 'questions').map((part) =>
    shapeOf({ type: Number(part['type']), shown: part }),
  );
  return JSON.stringify([type, options.toSorted(), listOf(shown, 'inputs').length, parts]);
}

const essayType = 4;

/** Points that a teacher has given stay. */
function replyOf(
  { type, grade }: { type: number; grade: Grade | undefined },
  answer: Answered['answers'][number],
): Reply {
  const { content, images } = answer;
  const isMarked = type === essayType && typeof grade?.score === 'number' && grade.result !== 'unanswered';
  return { content, images, ...(isMarked && { mark: grade.score as number }) };
}

/** The question of an attempt with the corrected key, and what its answer is worth by it. Undefined where it was another question then. */
export function regraded(snapshot: Answered, corrected: Corrected): Regraded | undefined {
  if (shapeOf(snapshot) !== shapeOf(corrected)) return undefined;
  const { key, revealed } = rescored(corrected, snapshot.score);
  if (!snapshot.grade) return { key, revealed, grade: null };
  const grade = snapshot.grade;
  const partTypes = listOf(snapshot.shown, 'questions').map((part) => Number(part['type']));
  const replies = new Map(
    snapshot.answers.map((answer) => [
      answer.part,
      answer.part === -1
        ? replyOf({ type: snapshot.type, grade }, answer)
        : replyOf({ type: partTypes[answer.part] ?? 0, grade: grade.parts?.[answer.part] }, answer),
    ]),
  );
  const question = {
    ...snapshot,
    id: snapshot.questionId,
    replies: { own: replies.get(-1), parts: replies },
  };
  const report = regrade(
    [{ id: snapshot.attemptId, questions: [question] }],
    { id: snapshot.questionId, key },
    { skipsMarking: snapshot.isSkipMark },
  );
  return { key, revealed, grade: report.attempts[0]?.graded.grades[0] ?? grade };
}
