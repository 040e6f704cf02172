import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { movedTerms, runningMembership, startOfTerm, type Term } from './membership-terms.ts';

const now = new Date('2026-11-23T08:00:00Z');
const day = 24 * 3_600_000;
const at = (days: number) => new Date(now.getTime() + days * day);
const term = (from: number, to: number, revokedAt: Date | null = null): Term => ({
  source: 'bought',
  startsAt: at(from),
  endsAt: at(to),
  revokedAt,
});

describe('until when somebody is a member', () => {
  it.each([
    ['nothing', [], null],
    ['one term that runs', [term(-10, 20)], 20],
    ['a term of this very moment', [term(0, 20)], 20],
    ['one that ends now', [term(-10, 0)], null],
    ['one that begins later', [term(1, 20)], null],
    ['terms that follow each other, in whatever order', [term(20, 50), term(-10, 20)], 50],
    ['terms with a gap, which a term left that was taken back', [term(-10, 20), term(50, 80)], 20],
    ['one that was taken back before the one that follows', [term(-10, 20, at(-1)), term(20, 50)], null],
    ['one that follows and was taken back', [term(-10, 20), term(20, 50, at(-1))], 20],
    ['one that was taken back in favour of another', [term(-10, 20, at(-1)), term(-1, 5)], 5],
  ] as const)('with %s', (_, terms, until) => {
    expect(runningMembership(terms, now)?.until ?? null).toEqual(until === null ? null : at(until));
  });

  it('is told by the term that runs', () => {
    const [first, second] = [term(-10, 20), term(20, 50)];
    expect(runningMembership([second, first], now)?.term).toBe(first);
    expect(runningMembership([second, first], at(20))?.term).toBe(second);
  });
});

describe('a term that is added', () => {
  it.each([
    ['nothing', [], 0],
    ['what has ended', [term(-40, -10)], 0],
    ['what runs', [term(-10, 20)], 20],
    ['all that follows each other', [term(-10, 20), term(20, 50)], 50],
    ['nothing, where all was taken back', [term(-10, 20, at(-1)), term(20, 50, at(-1))], 0],
    ['a gap that holds it', [term(-10, 20, at(-1)), term(30, 60)], 0],
    ['a gap that just holds it, after what runs', [term(-10, 5), term(35, 60)], 5],
    ['all, where the gap is too short', [term(-10, 20, at(-1)), term(29, 60)], 60],
  ] as const)('of 30 days begins after %s', (_, terms, start) => {
    expect(startOfTerm(terms, 30 * day, now)).toEqual(at(start));
  });

  it('overlaps no other, whatever was added and taken back before', () => {
    const step = fc.record({
      days: fc.integer({ min: 1, max: 40 }),
      wait: fc.integer({ min: 0, max: 40 }),
      isTakenBack: fc.boolean(),
    });
    const hold = fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let moment = 0;
      const terms: Term[] = [];
      for (const { days, wait, isTakenBack } of steps) {
        moment += wait;
        const startsAt = startOfTerm(terms, days * day, at(moment));
        terms.push({ ...term(0, 0), startsAt, endsAt: new Date(startsAt.getTime() + days * day) });
        const taken = isTakenBack ? terms[Math.floor(terms.length / 2)] : undefined;
        if (taken) taken.revokedAt ??= at(moment);
      }
      const left = terms.filter(({ revokedAt }) => revokedAt === null);
      const overlaps = (one: Term, other: Term) =>
        one !== other && one.startsAt < other.endsAt && other.startsAt < one.endsAt;
      return !left.some((one) => left.some((other) => overlaps(one, other)));
    });
    expect(fc.check(hold)).toMatchObject({ failed: false });
  });
});

describe('terms that are still to come', () => {
  const spans = (terms: readonly Term[]) =>
    movedTerms(terms, now).map(({ startsAt, endsAt }) => [startsAt, endsAt]);

  it.each([
    ['stay where they follow each other', [term(-10, 20), term(20, 50)], []],
    ['begin now where what ran was taken back', [term(-10, 20, at(0)), term(20, 50)], [[0, 30]]],
    [
      'follow a longer one',
      [term(0, 365), term(20, 50), term(50, 60)],
      [
        [365, 395],
        [395, 405],
      ],
    ],
    [
      'lose no time between them',
      [term(-10, 20), term(30, 60), term(60, 70)],
      [
        [20, 50],
        [50, 60],
      ],
    ],
  ] as const)('%s', (_, terms, moved) => {
    expect(spans(terms)).toEqual(moved.map((span) => span.map(at)));
  });
});
