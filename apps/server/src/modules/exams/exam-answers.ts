import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import type { AttemptRow, listAnswers, listRevealed, listShown, PaperRow } from './exams.repo.ts';
import type { Grade, Result } from './grading/kind.ts';

type Play = AnswerOf<Contract['exams']['play']>;
type PlayedQuestion = Play['questions'][number];
type Attempt = Play['user_paper'];
type Card = AnswerOf<Contract['exams']['list']>['data']['data'][number];

/** Tenths as points. */
export const pointsOf = (tenths: number) => tenths / 10;

const instant = (time: Date | null) => time && time.toISOString();

export const attemptOf = (row: AttemptRow): Attempt => ({
  id: row.id,
  status: row.status,
  score: row.score === null ? null : pointsOf(row.score),
  created_at: row.startedAt.toISOString(),
  ended_at: row.endsAt.toISOString(),
  submit_at: instant(row.submittedAt),
  used_seconds: row.submittedAt && Math.round((row.submittedAt.getTime() - row.startedAt.getTime()) / 1000),
});

export const cardOf = ({ paper, category, count, score }: PaperRow, canJoin: boolean): Card => ({
  id: paper.id,
  title: paper.title,
  category,
  charge: paper.charge,
  is_vip_free: paper.isVipFree,
  enabled_invite: paper.enabledInvite,
  expired_minutes: paper.expiredMinutes,
  questions_count: count,
  score: pointsOf(score),
  pass_score: pointsOf(paper.passScore),
  try_times: paper.tryTimes,
  begins_at: instant(paper.beginsAt),
  closes_at: instant(paper.closesAt),
  cur_user_can_join: canJoin,
});

/** A result as the contract numbers it. */
export const numberOf: Record<Result, 0 | 1 | 2 | 3 | null> = {
  right: 1,
  wrong: 0,
  partly: 2,
  unanswered: 3,
  unmarked: null,
};

type AnswerRow = Pick<Awaited<ReturnType<typeof listAnswers>>[number], 'part' | 'content' | 'images' | 'seq'>;

/** What was written beside the points of an essay. */
export interface MarkComment {
  questionId: number;
  part: number;
  comment: string;
}

const replyOf = (answer: AnswerRow | undefined, grade: Grade | undefined, comments: readonly string[]) => ({
  answer_content: answer?.content ?? null,
  thumbs_rows: answer?.images ?? [],
  seq: answer?.seq ?? 0,
  score: typeof grade?.score !== 'number' ? null : pointsOf(grade.score),
  is_correct: grade ? numberOf[grade.result] : null,
  ...(comments.length > 0 && { comments: [...comments] }),
});

/** A question with what was answered; what is told of it joins what is shown. */
export function playedQuestion(
  row: Awaited<ReturnType<typeof listShown>>[number],
  answers: readonly AnswerRow[],
  told: Awaited<ReturnType<typeof listRevealed>>[number] | undefined,
  comments: readonly MarkComment[] = [],
): PlayedQuestion {
  const grade = (told?.grade ?? undefined) as Grade | undefined;
  const { questions: revealedParts, ...revealed } = told?.revealed ?? {};
  const parts = row.shown['questions'];
  const of = (part: number) => answers.find((answer) => answer.part === part);
  // They may say what is right, as an explanation does.
  const written = (part: number) =>
    (told ? comments : [])
      .filter((each) => each.questionId === row.questionId && each.part === part && each.comment !== '')
      .map(({ comment }) => comment);
  const joined = Array.isArray(parts)
    ? (parts as object[]).map((part, place) => ({
        ...part,
        ...(Array.isArray(revealedParts) ? (revealedParts as object[])[place] : {}),
      }))
    : undefined;
  const question = { ...row.shown, ...revealed, ...(joined && { questions: joined }) };
  return {
    ...replyOf(of(-1), grade, written(-1)),
    id: row.questionId,
    question_id: row.questionId,
    // Stored in the contract's own form.
    question: {
      ...question,
      type: row.type,
      score: pointsOf(row.score),
    } as unknown as PlayedQuestion['question'],
    answer_contents_rows:
      joined?.map((_, place) => replyOf(of(place), grade?.parts?.[place], written(place))) ?? [],
  };
}
