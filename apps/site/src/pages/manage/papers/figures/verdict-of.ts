import type { PaperQuestionFigures } from '@shuyuan/api-client/manage';

/** How a question of a paper has done. */
export type QuestionFigures = PaperQuestionFigures['data'][number];

/** What is worth a look about a question, the worst first: `reversed` is found by the weaker part more often. */
export type Verdict = 'reversed' | 'weak' | 'hard' | 'easy' | 'fine';

/** The common bounds of classical test theory. A question that all or none can answer cannot tell people apart. */
export function verdictOf({
  difficulty,
  discrimination,
}: Pick<QuestionFigures, 'difficulty' | 'discrimination'>): Verdict {
  if (discrimination !== null && discrimination < 0) return 'reversed';
  if (difficulty >= 0.85) return 'easy';
  if (difficulty <= 0.3) return 'hard';
  return discrimination !== null && discrimination < 0.2 ? 'weak' : 'fine';
}

/** What an option says by how it was chosen: a wrong one that nobody takes distracts nobody, and one for the better part misleads. */
export function noteOf({
  is_right: isRight,
  count,
  upper_count: upper,
  lower_count: lower,
}: QuestionFigures['options'][number]): 'unused' | 'misleading' | null {
  if (isRight) return null;
  if (count === 0) return 'unused';
  return upper > lower ? 'misleading' : null;
}
