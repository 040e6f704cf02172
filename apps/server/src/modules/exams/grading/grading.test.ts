import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gradeAttempt, type AnsweredQuestion } from './grade-attempt.ts';
import type { Gradable, Grade, QuestionKind, Reply } from './kind.ts';
import { questionKinds } from './question-kinds.ts';
import { regrade } from './regrade.ts';

const reply = (content: unknown, more: Partial<Reply> = {}): Reply => ({ content, images: [], ...more });
const answered = (question: Gradable, own?: Reply, parts: [number, Reply][] = []): AnsweredQuestion => ({
  ...question,
  replies: { own, parts: new Map(parts) },
});
const gradeOne = (question: Gradable, content?: unknown, more: Partial<Reply> = {}) => {
  const { score, result } = gradeAttempt([
    answered(question, content === undefined ? undefined : reply(content, more)),
  ]).grades[0]!;
  return [score, result];
};

const single = { type: 1, score: 50, key: { answer: 'option3' } };
const right = 'option1,option3,option4';
const multiple = (partial: object) => ({ type: 2, score: 40, key: { answer: right, partial } });
const blank = (folding?: object) => ({
  type: 3,
  score: 35,
  key: {
    blanks: [
      { answers: ['光合作用', 'Photosynthesis'], score: 20 },
      { answers: ['1000'], score: 15 },
    ],
    folding,
  },
});
const essay = { type: 4, score: 100, key: {} };
const judge = { type: 5, score: 10, key: { answer: 0 } };

describe('one question', () => {
  it.each([
    ['the right option', single, 'option3', 50, 'right'],
    ['another option', single, 'option1', 0, 'wrong'],
    ['a cleared answer', single, '', 0, 'unanswered'],
    ['what is no answer to it', single, ['option3'], 0, 'unanswered'],
    [
      'all right options in another order',
      multiple({ rule: 'none' }),
      'option4,option1,option3',
      40,
      'right',
    ],
    ['some right options, all or nothing', multiple({ rule: 'none' }), 'option1', 0, 'wrong'],
    [
      'some right options for a fixed score',
      multiple({ rule: 'fixed', score: 15 }),
      'option1,option4',
      15,
      'partly',
    ],
    ['some right options for their share', multiple({ rule: 'share' }), 'option1,option4', 26, 'partly'],
    ['a fixed score above the whole', multiple({ rule: 'fixed', score: 90 }), 'option1', 40, 'partly'],
    ['a wrong option among right ones', multiple({ rule: 'share' }), 'option1,option2', 0, 'wrong'],
    ['one right option named twice', multiple({ rule: 'share' }), 'option1,option1', 13, 'partly'],
    ['commas alone', multiple({ rule: 'share' }), ' , ', 0, 'unanswered'],
    ['both blanks', blank(), ['光合作用', '1000'], 35, 'right'],
    ['an alternative, folded', blank(), [' ｐhotoSynthesis ', '1,000.0'], 35, 'right'],
    ['the second blank alone', blank(), ['', '１０００'], 15, 'partly'],
    [
      'blanks that are not folded',
      blank({ case: false, width: false, number: false }),
      ['photosynthesis', '1000.0'],
      0,
      'wrong',
    ],
    ['empty blanks', blank(), [' ', ''], 0, 'unanswered'],
    ['a single text for two blanks', blank(), '光合作用', 20, 'partly'],
    ['more texts than blanks', blank(), ['光合作用', '1000', '1000'], 35, 'right'],
    ['the right judgement', judge, 0, 10, 'right'],
    ['the other judgement', judge, 1, 0, 'wrong'],
    ['a judgement taken back', judge, -1, 0, 'unanswered'],
    ['an essay that nobody has marked', essay, '我以为……', null, 'unmarked'],
    ['an essay without words', essay, '  ', 0, 'unanswered'],
  ] as const)('gives for %s what its rule says', (_, question, content, score, result) => {
    expect(gradeOne(question, content)).toEqual([score, result]);
  });

  it('gives nothing for no answer, of whatever type', () => {
    for (const question of [single, multiple({ rule: 'share' }), blank(), essay, judge])
      expect(gradeOne(question)).toEqual([0, 'unanswered']);
  });

  it('gives an essay its mark, within what there is to give', () => {
    expect(gradeOne(essay, '我以为……', { mark: 65 })).toEqual([65, 'partly']);
    expect(gradeOne(essay, '我以为……', { mark: 100 })).toEqual([100, 'right']);
    expect(gradeOne(essay, '我以为……', { mark: 170 })).toEqual([100, 'right']);
    expect(gradeOne(essay, '我以为……', { mark: Number.NaN })).toEqual([0, 'wrong']);
    expect(gradeOne(essay, '', { images: ['/blobs/a.png'] })).toEqual([null, 'unmarked']);
  });
});

describe('a group', () => {
  const group = { type: 6, score: 160, key: { parts: [single, judge, essay] } };
  const of = (...parts: [number, Reply][]) => gradeAttempt([answered(group, undefined, parts)]).grades[0]!;

  it('is the sum of its parts, and waits for the part that has to be marked', () => {
    expect(of([0, reply('option3')], [1, reply(1)])).toMatchObject({ score: 50, result: 'partly' });
    expect(of([0, reply('option3')], [2, reply('答')])).toMatchObject({ score: null, result: 'unmarked' });
    expect(of([2, reply('答', { mark: 30 })])).toMatchObject({ score: 30, result: 'partly' });
    expect(of([0, reply('option3')], [1, reply(0)], [2, reply('答', { mark: 100 })])).toMatchObject({
      score: 160,
      result: 'right',
    });
    expect(of()).toMatchObject({ score: 0, result: 'unanswered' });
  });

  it('tells of each part what it was given', () => {
    expect(of([1, reply(1)]).parts?.map(({ result }) => result)).toEqual([
      'unanswered',
      'wrong',
      'unanswered',
    ]);
  });
});

describe('an attempt', () => {
  it('has no total while an answer waits to be marked, but where marking is skipped', () => {
    const questions = [answered(single, reply('option3')), answered(essay, reply('我以为……'))];
    expect(gradeAttempt(questions).score).toBeNull();
    expect(gradeAttempt(questions, { skipsMarking: true }).score).toBe(50);
    expect(gradeAttempt([answered(single, reply('option3')), answered(essay)]).score).toBe(50);
  });

  it('takes a seventh type by its kind alone', () => {
    const ordering: QuestionKind = {
      grade({ key, score }, { own }): Grade {
        const isRight = String(own?.content) === String(key);
        return { score: isRight ? score : 0, result: isRight ? 'right' : 'wrong' };
      },
    };
    const kinds = { ...questionKinds, 7: ordering };
    const question = { type: 7, score: 20, key: ['b', 'a'] };
    expect(gradeAttempt([answered(question, reply(['b', 'a']))], { kinds }).score).toBe(20);
    expect(gradeAttempt([answered(question, reply(['a', 'b']))], { kinds }).score).toBe(0);
  });
});

describe('grading again after a key was wrong', () => {
  const sat = (id: number, content: string) => ({
    id,
    questions: [
      { id: 7, ...answered(single, reply(content)) },
      { id: 8, ...answered(essay, reply('答', { mark: 40 })) },
    ],
  });

  it('reports every attempt with the question, and keeps the marks of teachers', () => {
    const other = { id: 4, questions: [{ id: 9, ...answered(judge, reply(0)) }] };
    const report = regrade([sat(1, 'option3'), sat(2, 'option2'), sat(3, 'option1'), other], {
      id: 7,
      key: { answer: 'option2' },
    });
    expect(report.attempts.map(({ id, before, after }) => [id, before, after])).toEqual([
      [1, 90, 40],
      [2, 40, 90],
      [3, 40, 40],
    ]);
    expect(report).toMatchObject({ raised: 1, lowered: 1, unchanged: 1 });
  });
});

describe('whatever is asked and answered', () => {
  const tenths = fc.integer({ min: 0, max: 1000 });
  const options = fc
    .uniqueArray(fc.integer({ min: 1, max: 10 }), { minLength: 1 })
    .map((places) => places.map((place) => `option${place}`).join(','));
  const text = fc.constantFrom('', ' ', '光', 'A', 'ａ', '1', '1.0', 'x');
  const partial = fc.oneof(
    fc.constant({ rule: 'none' }),
    fc.constant({ rule: 'share' }),
    tenths.map((score) => ({ rule: 'fixed', score })),
  );
  const plain: fc.Arbitrary<Gradable> = fc.oneof(
    fc.record({ type: fc.constant(1), score: tenths, key: fc.record({ answer: options }) }),
    fc.record({ type: fc.constant(2), score: tenths, key: fc.record({ answer: options, partial }) }),
    fc.record({
      type: fc.constant(3),
      score: tenths,
      key: fc.record({
        blanks: fc.array(fc.record({ answers: fc.array(text), score: tenths }), {
          minLength: 1,
          maxLength: 4,
        }),
      }),
    }),
    fc.record({ type: fc.constant(4), score: tenths, key: fc.constant({}) }),
    fc.record({ type: fc.constant(5), score: tenths, key: fc.record({ answer: fc.constantFrom(0, 1) }) }),
  );
  const anyReply: fc.Arbitrary<Reply> = fc.record(
    {
      content: fc.oneof(options, text, fc.array(text), fc.integer({ min: -1, max: 1 }), fc.string()),
      images: fc.constantFrom([], ['/blobs/a.png']),
      mark: fc.oneof(fc.integer(), fc.double(), fc.constant(Number.NaN)),
    },
    { requiredKeys: ['content', 'images'] },
  );
  const asked = fc.oneof(
    plain,
    fc.record({
      type: fc.constant(6),
      score: tenths,
      key: fc.record({ parts: fc.array(plain, { minLength: 1, maxLength: 4 }) }),
    }),
  );
  const question: fc.Arbitrary<AnsweredQuestion> = fc
    .tuple(
      asked,
      fc.option(anyReply, { nil: undefined }),
      fc.array(fc.tuple(fc.nat(5), anyReply), { maxLength: 4 }),
    )
    .map(([each, own, parts]) => answered(each, own, parts));
  const attempt = fc.array(question, { maxLength: 8 });

  it('each score is a whole number of tenths from nothing to the most, and the total is their sum', () => {
    const hold = fc.property(attempt, fc.boolean(), (questions, skipsMarking) => {
      const { grades, score } = gradeAttempt(questions, { skipsMarking });
      const areWithin = grades.every(
        (grade, place) =>
          grade.score === null ||
          (Number.isInteger(grade.score) && grade.score >= 0 && grade.score <= questions[place]!.score),
      );
      const isWaiting = grades.some((grade) => grade.score === null);
      const sum = grades.reduce((all, grade) => all + (grade.score ?? 0), 0);
      return areWithin && score === (isWaiting ? null : sum) && !(skipsMarking && isWaiting);
    });
    expect(fc.check(hold, { numRuns: 500 })).toMatchObject({ failed: false });
  });

  it('only an answer waits to be marked, and what is not answered gives nothing', () => {
    const hold = fc.property(attempt, (questions) => {
      const { grades, score } = gradeAttempt(
        questions.map((each) => ({ ...each, replies: { own: undefined, parts: new Map() } })),
      );
      return score === 0 && grades.every(({ result }) => result === 'unanswered');
    });
    expect(fc.check(hold)).toMatchObject({ failed: false });
  });

  it('grading again by the same key changes nothing', () => {
    const hold = fc.property(attempt, (questions) => {
      const known = questions.map((each, place) => ({ id: place + 1, ...each }));
      const report = regrade([{ id: 1, questions: known }], { id: 1, key: known[0]?.key });
      return report.raised === 0 && report.lowered === 0;
    });
    expect(fc.check(hold)).toMatchObject({ failed: false });
  });
});
