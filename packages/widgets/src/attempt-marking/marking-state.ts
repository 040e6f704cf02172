import type { EssayMark, MarkedAttempt } from '@shuyuan/api-client/manage';
import type { NotReady } from '../async/load.ts';
import { noAnnouncement, type Announcement } from '../widget/announcement.ts';
import type { StoreContext } from '../widget/store-context.ts';
import type { AttemptMarkingStrings } from './attempt-marking.strings.ts';
import type { AttemptMarkingProps } from './attempt-marking.tsx';
import { essaysOf } from './essays.ts';

/** A number that was typed. */
export interface TypedScore {
  /** Null where a number was taken away. */
  score: number | null;
  /** What the server had when it was typed. */
  seen: number | null;
}

/** What was typed and is not saved yet, by essay. */
export type TypedPoints = Readonly<Record<string, TypedScore>>;

export interface AttemptMarkingState {
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
  isScore(value.seen);

/** What the server has for an essay. */
export const scoreOf = (attempt: MarkedAttempt, key: string): number | null =>
  essaysOf(attempt).find((essay) => essay.key === key)?.reply.score ?? null;

/** The most points that an essay can have. */
export const scoreLimitOf = (attempt: MarkedAttempt, key: string): number =>
  essaysOf(attempt).find((essay) => essay.key === key)?.question.score ?? 0;

/** What of the typed still holds against what the server has now, and how many numbers gave way to it. */
export function settled(attempt: MarkedAttempt, points: TypedPoints) {
  const holds = ([key, { seen }]: [string, TypedScore]) =>
    attempt.status === 3 && seen === scoreOf(attempt, key);
  const pairs = Object.entries(points);
  // A number that the server has too, as after an answer that was lost, was not replaced.
  const replaced = pairs.filter(
    ([key, typed]) =>
      !holds([key, typed]) && typed.score !== typed.seen && typed.score !== scoreOf(attempt, key),
  );
  return { rest: Object.fromEntries(pairs.filter(holds)), replaced: replaced.length };
}

/** What the server is told: the essays whose points differ from what it has. */
export function marksOf(attempt: MarkedAttempt, points: TypedPoints): EssayMark[] {
  return essaysOf(attempt).flatMap(({ key, reply }) => {
    const typed = points[key];
    if (!typed || typed.score === null || typed.score === reply.score) return [];
    const { score, seen } = typed;
    return [{ question_id: key.includes('-cap-') ? key : Number(key), score, seen }];
  });
}

/** What the rules of marking share. */
export type MarkingContext = StoreContext<AttemptMarkingProps, AttemptMarkingStrings, AttemptMarkingState>;
