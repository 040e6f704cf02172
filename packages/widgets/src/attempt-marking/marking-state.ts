import type { EssayMark, MarkedAttempt } from '@shuyuan/api-client/manage';
import type { NotReady } from '../async/load.ts';
import { noAnnouncement, type Announcement } from '../widget/announcement.ts';
import type { StoreContext } from '../widget/store-context.ts';
import type { AttemptMarkingStrings } from './attempt-marking.strings.ts';
import type { AttemptMarkingProps } from './attempt-marking.tsx';
import { essaysOf } from './essays.ts';

/** Characters of what a learner is told beside points. */
export const commentLength = 500;

/** Points and words that were typed to an essay. */
export interface TypedScore {
  /** Null where a number was taken away. */
  score: number | null;
  /** What the learner is told beside it. */
  comment?: string;
  /** What the server had when it was typed. */
  seen: number | null;
}

/** What was typed and is not saved yet, by essay. */
export type TypedPoints = Readonly<Record<string, TypedScore>>;

export interface AttemptMarkingState {
  /** Who marks. */
  markerId: number | undefined;
  attempt: NotReady | { status: 'missing' | 'refused' } | { status: 'ready'; marked: MarkedAttempt };
  points: TypedPoints;
  step: 'marking' | 'saving' | 'leaving';
  /** Essays that need points before anything is saved. */
  missing: readonly string[];
  failure: string;
  /** Somebody else has marked: only what the server has now can be gone on from. */
  isOvertaken: boolean;
  /** How many typed numbers gave way to what the server has. */
  replaced: number;
  /** Nothing waits any more. */
  isLast: boolean;
  announcement: Announcement;
  /** The field of an essay by its key, or a place by its name. A new object each time. */
  focus: { on: string } | null;
}

export const firstState: AttemptMarkingState = {
  markerId: undefined,
  attempt: { status: 'loading' },
  points: {},
  step: 'marking',
  missing: [],
  failure: '',
  isOvertaken: false,
  replaced: 0,
  isLast: false,
  announcement: noAnnouncement,
  focus: null,
};

/** What was kept on the device; null for anything else. */
export function readPoints(value: unknown): TypedPoints | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return Object.fromEntries(Object.entries(value).filter(([, typed]) => isTyped(typed))) as TypedPoints;
}

const isScore = (value: unknown) => value === null || Number.isFinite(value);

const isTyped = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  'score' in value &&
  'seen' in value &&
  isScore(value.score) &&
  isScore(value.seen) &&
  (!('comment' in value) || typeof value.comment === 'string');

/** What somebody has given an essay; undefined for nothing. */
export const markOf = (attempt: MarkedAttempt, key: string, markerId: number | undefined) =>
  attempt.marks.find((mark) => String(mark.question_id) === key && mark.marker.id === markerId);

/** What the server has for an essay: of two who mark it by themselves, what this one has given. */
export const scoreOf = (attempt: MarkedAttempt, key: string, markerId: number | undefined): number | null =>
  (attempt.is_double
    ? markOf(attempt, key, markerId)?.score
    : essaysOf(attempt).find((essay) => essay.key === key)?.reply.score) ?? null;

/** The most points that an essay can have. */
export const scoreLimitOf = (attempt: MarkedAttempt, key: string): number =>
  essaysOf(attempt).find((essay) => essay.key === key)?.question.score ?? 0;

/** What of the typed still holds against what the server has now, and how many numbers gave way to it. */
export function settled(attempt: MarkedAttempt, points: TypedPoints, markerId: number | undefined) {
  const holds = ([key, { seen }]: [string, TypedScore]) =>
    attempt.status === 3 && seen === scoreOf(attempt, key, markerId);
  const pairs = Object.entries(points);
  // A number that the server has too, as after an answer that was lost, was not replaced.
  const replaced = pairs.filter(
    ([key, typed]) =>
      !holds([key, typed]) && typed.score !== typed.seen && typed.score !== scoreOf(attempt, key, markerId),
  );
  return { rest: Object.fromEntries(pairs.filter(holds)), replaced: replaced.length };
}

/** What the server is told: the essays whose points or words differ from what it has. */
export function marksOf(
  attempt: MarkedAttempt,
  points: TypedPoints,
  markerId: number | undefined,
): EssayMark[] {
  return essaysOf(attempt).flatMap(({ key }) => {
    const typed = points[key];
    const kept = markOf(attempt, key, markerId);
    if (!typed || typed.score === null) return [];
    const before = kept?.comment ?? '';
    const { score, seen, comment = before } = typed;
    if (score === scoreOf(attempt, key, markerId) && comment === before) return [];
    const words = comment !== '' || before !== '' ? { comment } : {};
    return [{ question_id: key.includes('-cap-') ? key : Number(key), score, seen, ...words }];
  });
}

/** The marks of an attempt once this person has given some: nothing is asked again for what the server has just taken. */
export function withMarks(
  { marks: before }: MarkedAttempt,
  sent: readonly EssayMark[],
  marker: MarkedAttempt['marks'][number]['marker'],
): MarkedAttempt['marks'] {
  const own = sent.map(({ question_id, score, comment = '' }) => ({ question_id, score, comment, marker }));
  const isOwn = (mark: MarkedAttempt['marks'][number]) =>
    mark.marker.id === marker.id &&
    sent.some(({ question_id: id }) => String(id) === String(mark.question_id));
  return [...before.filter((mark) => !isOwn(mark)), ...own];
}

/** What the rules of marking share. */
export type MarkingContext = StoreContext<AttemptMarkingProps, AttemptMarkingStrings, AttemptMarkingState>;
