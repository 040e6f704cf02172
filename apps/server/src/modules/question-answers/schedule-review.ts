import { createEmptyCard, fsrs, Rating, State, type Card } from 'ts-fsrs';
import { dayOf } from '../../calendar/day-in-china.ts';

/** What the scheduler knows of a question and a person. */
export interface ReviewState {
  dueAt: Date;
  stability: number;
  difficulty: number;
  reps: number;
  lapses: number;
  /** 0 new, 1 learning, 2 review, 3 relearning. */
  state: number;
  reviewedAt: Date | null;
}

// Steps of minutes are for who sits on: a wrong book is opened once a day.
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false });

/** When a question is asked again after an answer to it. `before` is null for one that was never in the book. */
export function scheduleReview(before: ReviewState | null, isRight: boolean, now: Date): ReviewState {
  const { card } = scheduler.next(cardOf(before, now), now, isRight ? Rating.Good : Rating.Again);
  return {
    dueAt: beginningOfDay(card.due),
    stability: card.stability,
    difficulty: card.difficulty,
    reps: card.reps,
    lapses: card.lapses,
    state: card.state,
    reviewedAt: now,
  };
}

const states = [State.New, State.Learning, State.Review, State.Relearning] as const;

function cardOf(before: ReviewState | null, now: Date): Card {
  if (!before?.reviewedAt) return createEmptyCard(now);
  const { dueAt: due, reviewedAt, state, stability, difficulty, reps, lapses } = before;
  return {
    ...createEmptyCard(reviewedAt),
    due,
    stability,
    difficulty,
    reps,
    lapses,
    state: states[state] ?? State.Review,
    last_review: reviewedAt,
  };
}

/** What is due on a day is due from its beginning, whatever hour it was last answered at. */
const beginningOfDay = (at: Date) => new Date(`${dayOf(at)}T00:00:00+08:00`);
