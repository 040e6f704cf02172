import type { BlankKey } from './grading/kinds/blank.ts';
import type { MultipleKey } from './grading/kinds/multiple.ts';
import type { storedQuestion } from './stored-question.ts';

type Stored = Pick<ReturnType<typeof storedQuestion>, 'type' | 'score' | 'shown' | 'key' | 'revealed'>;

/** Whole tenths in the shares that they had, the sum of them exactly the new one: what is left over goes to the first ones. */
export function shareOut(shares: readonly number[], total: number): number[] {
  const before = shares.reduce((sum, share) => sum + share, 0);
  const exact = shares.map((share) => (before === 0 ? total / shares.length : (share * total) / before));
  const whole = exact.map(Math.floor);
  const left = total - whole.reduce((sum, share) => sum + share, 0);
  const byRest = exact
    .map((share, place) => ({ place, rest: share - Math.floor(share) }))
    .toSorted((a, b) => b.rest - a.rest || a.place - b.place)
    .slice(0, left);
  const more = new Set(byRest.map(({ place }) => place));
  return whole.map((share, place) => share + (more.has(place) ? 1 : 0));
}

type Part = { type: number; score: number };
const listIn = (from: Record<string, unknown>, name: string) =>
  Array.isArray(from[name]) ? (from[name] as Record<string, unknown>[]) : [];

/** A question that gives another number of tenths: its blanks, its parts and what is given for part of a choice keep their shares. */
export function rescored<Question extends Stored>(question: Question, score: number): Question {
  if (score === question.score) return question;
  return { ...question, score, ...sharesOf(question, score) };
}

function sharesOf({ type, score: before, shown, key, revealed }: Stored, score: number): Partial<Stored> {
  if (type === 2) {
    const { partial } = key as unknown as MultipleKey;
    if (partial?.rule !== 'fixed') return {};
    const share = before === 0 ? 0 : Math.floor((partial.score * score) / before);
    return { key: { ...key, partial: { ...partial, score: share } } };
  }
  if (type === 3) {
    const { blanks, ...rest } = key as unknown as BlankKey;
    const scores = shareOut(
      blanks.map((blank) => blank.score),
      score,
    );
    const points = (place: number) => (scores[place] ?? 0) / 10;
    return {
      key: { ...rest, blanks: blanks.map((blank, place) => ({ ...blank, score: scores[place] ?? 0 })) },
      shown: { ...shown, inputs: blanks.map((_, place) => ({ score: points(place) })) },
      revealed: {
        ...revealed,
        answer: listIn(revealed, 'answer').map((blank, place) => ({ ...blank, s: points(place) })),
      },
    };
  }
  if (type !== 6) return {};
  const parts = listIn(key, 'parts') as unknown as (Part & { key: Record<string, unknown> })[];
  const scores = shareOut(
    parts.map((part) => part.score),
    score,
  );
  const next = parts.map((part, place) =>
    rescored(
      {
        ...part,
        shown: listIn(shown, 'questions')[place] ?? {},
        revealed: listIn(revealed, 'questions')[place] ?? {},
      },
      scores[place] ?? 0,
    ),
  );
  return {
    key: { ...key, parts: next.map((part) => ({ type: part.type, score: part.score, key: part.key })) },
    shown: { ...shown, questions: next.map((part) => ({ ...part.shown, score: part.score / 10 })) },
    revealed: { ...revealed, questions: next.map((part) => part.revealed) },
  };
}
