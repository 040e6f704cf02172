import { questionsOf, type ExamPlayerState } from './exam-state.ts';
import { fieldsOf } from '../questions/answers.ts';

/** All answers of an attempt as a file that a person can read, and that says which of them the server has. */
export function exportedAnswers(state: Pick<ExamPlayerState, 'attempt' | 'answers'>, now: number): string {
  const { attempt, answers } = state;
  if (attempt.status !== 'ready') return '';
  const rows = questionsOf(state).flatMap((asked, place) =>
    fieldsOf(asked).flatMap(({ key }) => {
      const kept = answers[key];
      if (!kept) return [];
      return [
        {
          question: place + 1,
          key,
          answer: kept.content,
          ...(kept.images.length > 0 && { pictures: kept.images }),
          change: kept.seq,
          on_server: kept.sent >= kept.seq,
        },
      ];
    }),
  );
  const { paper, user_paper: own } = attempt;
  const file = {
    paper: paper.title,
    attempt: own.id,
    exported_at: new Date(now).toISOString(),
    answers: rows,
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
