import { graded, type Grade } from './kind.ts';
import { groupGrade, type GroupKey } from './kinds/group.ts';

/** A question of a submitted attempt with what it was given. */
export interface GradedQuestion {
  id: number;
  type: number;
  /** Tenths: what it gives at most. */
  score: number;
  key: unknown;
  grade: Grade;
}

/** What a teacher gives for one essay. */
export interface Mark {
  id: number;
  /** -1 for the question itself. */
  part: number;
  /** Tenths. */
  score: number;
  /** Tenths that were seen as given when it was marked; null for none. */
  seen: number | null;
}

/** Why nothing of it was given. */
export type MarkRefusal = 'no-essay' | 'too-many-points' | 'marked-meanwhile';

/** What came of marking: all grades in the order of the questions, or why there are none. */
export type MarkedGrades =
  { grades: Grade[]; score: number | null; waiting: number; refusal?: never } | { refusal: MarkRefusal };

const essayType = 4;

/** An essay that somebody has written, with what it gives at most. */
function essayOf({ type, score, key, grade }: GradedQuestion, part: number) {
  const asked = part === -1 ? { type, score } : partsOf(key)[part];
  const given = part === -1 ? grade : grade.parts?.[part];
  if (asked?.type !== essayType || !given || given.result === 'unanswered') return undefined;
  return { most: asked.score, given: given.score };
}

const partsOf = (key: unknown) => (key as Partial<GroupKey>).parts ?? [];

/** Gives points to essays, all or none. What grading gave for everything else stays, and the total is the sum once nothing waits. */
export function markAttempt(questions: readonly GradedQuestion[], marks: readonly Mark[]): MarkedGrades {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const grades = new Map(questions.map(({ id, grade }) => [id, grade]));
  for (const { id, part, score, seen } of marks) {
    const question = byId.get(id);
    const essay = question && essayOf(question, part);
    if (!question || !essay) return { refusal: 'no-essay' };
    if (essay.given !== seen) return { refusal: 'marked-meanwhile' };
    if (!(score >= 0 && score <= essay.most)) return { refusal: 'too-many-points' };
    const mark = graded(score, essay.most);
    const before = grades.get(id)?.parts ?? [];
    grades.set(id, part === -1 ? mark : groupGrade(before.with(part, mark), question.score));
  }
  const all = questions.map(({ id, grade }) => grades.get(id) ?? grade);
  const waiting = all.filter(({ score }) => score === null).length;
  return {
    grades: all,
    waiting,
    score: waiting > 0 ? null : all.reduce((sum, { score }) => sum + (score ?? 0), 0),
  };
}
