import type { LessonPage } from '@shuyuan/api-client';

type Paper = NonNullable<LessonPage['paper']>;

/** State of a person's work on a test or homework: not begun, an attempt running, waiting for marks, or decided. */
export type PaperStanding = 'new' | 'running' | 'marking' | 'passed' | 'failed' | 'submitted';

/** Returns the standing of a person in the paper of a lesson. Homework is done once it is handed in, whatever its marks are. */
export function paperStanding(
  { kind, is_studied }: Pick<LessonPage['lesson'], 'kind' | 'is_studied'>,
  { is_running, is_marking, best_score, pass_score }: Paper,
): PaperStanding {
  if (is_running) return 'running';
  if (kind === 'homework') {
    if (is_marking) return 'marking';
    return is_studied || best_score !== null ? 'submitted' : 'new';
  }
  if (is_studied || (best_score !== null && best_score >= pass_score)) return 'passed';
  if (is_marking) return 'marking';
  return best_score === null ? 'new' : 'failed';
}
