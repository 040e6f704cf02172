import { ApiError } from '@shuyuan/api-client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTestHost, testUser } from '../testing/index.ts';
import { createExamBackend } from './exam-backend.fixtures.ts';
import { createExamPlayerStore } from './exam-player.store.ts';
import { examPlayerStrings } from './exam-player.strings.ts';
import { isRunning } from './exam-state.ts';

type ApiErrorDetails = ConstructorParameters<typeof ApiError>[0];

const strings = examPlayerStrings['zh-CN'];
const refusal: ApiErrorDetails = { kind: 'business', code: 400, status: 400, message: '请求参数不正确' };

/** A running attempt whose server fails at the answers that `failureOf` names. */
async function open(failureOf: (answer: unknown) => ApiErrorDetails | undefined) {
  const host = createTestHost({ user: testUser });
  const backend = createExamBackend(host.clock);
  const { answer: keep } = backend.exams;
  const exams: typeof backend.exams = {
    ...backend.exams,
    answer: async (body, options) => {
      const failure = failureOf(body.answer);
      if (failure) throw new ApiError(failure);
      return keep(body, options);
    },
  };
  const store = createExamPlayerStore(
    { host, strings, getProps: () => ({ exams, paperId: 7, onLeave: () => {} }) },
    { holdPage: () => () => {}, saveText: () => {}, watchIntegrity: () => () => {} },
  );
  store.start();
  await host.settle();
  return { host, backend, state: store.getState, ...store.actions };
}

const isBad = (answer: unknown) => String(answer).includes('坏');
const refusing = (failure: ApiErrorDetails) => open((answer) => (isBad(answer) ? failure : undefined));

describe('an answer that the server refuses', () => {
  it.each<[string, ApiErrorDetails]>([
    ['400 by the contract', refusal],
    [
      '413 by a proxy',
      { kind: 'http', status: 413, message: 'The server answered 413 without an envelope.' },
    ],
    ['403', { kind: 'business', code: 403, status: 403, message: '请求参数不正确' }],
    [
      '1 of a field',
      { kind: 'business', code: 1, status: 200, message: '请求参数不正确', data: { field: 'images' } },
    ],
    [
      '404 of a question',
      { kind: 'business', code: 404, status: 404, message: '请求参数不正确', data: { field: 'question_id' } },
    ],
  ])(
    'EX-03 holds up none of the others, is told at its question, and not as a fault of the network: %s',
    async (_, failure) => {
      const { host, backend, answer, state } = await refusing(failure);
      answer('94', '坏的');
      answer('91', 'option2');
      await host.advance(3000);
      expect(backend.answers()).toEqual({ '91': 'option2' });
      expect(state().isArriving).toBe(true);
      expect(isRunning(state())).toBe(true);
      const words = failure.kind === 'business' ? '请求参数不正确' : '';
      expect(state().answers['94']).toMatchObject({ content: '坏的', refusal: words });
      expect(state().announcement.text).toContain(strings.refusedAnswer(words));
    },
  );

  it('EX-03 is kept, sent again once it is changed, and once more by the next page', async () => {
    const { host, backend, answer, state } = await refusing(refusal);
    answer('94', '坏的');
    await host.advance(3000);
    answer('94', '改好了');
    expect(state().answers['94']?.refusal).toBeUndefined();
    await host.advance(3000);
    expect(backend.answers()).toEqual({ '94': '改好了' });
  });

  it('EX-04 does not keep the attempt from being submitted', async () => {
    const { host, backend, answer, askToSubmit, confirm, state } = await refusing(refusal);
    answer('94', '坏的');
    answer('91', 'option2');
    askToSubmit();
    confirm();
    await host.settle();
    expect(backend.submissions()).toBe(1);
    expect(backend.answers()).toEqual({ '91': 'option2' });
    expect(isRunning(state())).toBe(false);
  });
});

it.each<[string, ApiErrorDetails]>([
  ['500', { kind: 'business', code: 500, status: 500, message: '服务器出错了' }],
  ['502 of a proxy', { kind: 'http', status: 502, message: '' }],
])(
  'EX-03 an answer at which the server fails goes behind the others and is tried again: %s',
  async (_, failure) => {
    let isMended = false;
    const { host, backend, answer, state } = await open((given) =>
      isBad(given) && !isMended ? failure : undefined,
    );
    answer('94', '坏的');
    answer('91', 'option2');
    await host.advance(5000);
    expect(backend.answers()).toEqual({ '91': 'option2' });
    expect(state().isArriving).toBe(false);
    isMended = true;
    await host.advance(15_000);
    expect(backend.answers()).toEqual({ '91': 'option2', '94': '坏的' });
  },
);

it.each<[string, ApiErrorDetails]>([
  ['429', { kind: 'business', code: 429, status: 429, message: '太快了', data: { retry_after: 2 } }],
  ['408 of a proxy', { kind: 'http', status: 408, message: '' }],
  ['no answer', { kind: 'network', message: '' }],
])('EX-03 what was only asked to come later is sent later: %s', async (_, failure) => {
  let isLater = true;
  const { host, backend, answer, state } = await open(() => (isLater ? failure : undefined));
  answer('94', '昨天');
  await host.advance(2000);
  expect(state().answers['94']?.refusal).toBeUndefined();
  isLater = false;
  await host.advance(15_000);
  expect(backend.answers()).toEqual({ '94': '昨天' });
});

it('EX-03 loses no words, whatever is refused: each last answer is on the server or kept with its refusal', async () => {
  const change = fc.record({
    key: fc.constantFrom('91', '92', '94', '96-cap-0'),
    text: fc.constantFrom('好', '坏', '更好', '更坏'),
    wait: fc.constantFrom(0, 500, 3000),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 15 }), async (changes) => {
      const { host, backend, answer, state } = await refusing(refusal);
      const last: Record<string, string> = {};
      for (const { key, text, wait } of changes) {
        answer(key, text);
        last[key] = text;
        await host.advance(wait);
      }
      await host.advance(15_000);
      const { answers } = state();
      for (const [key, text] of Object.entries(last)) {
        expect(answers[key]?.refusal).toBe(isBad(text) ? refusal.message : undefined);
        const kept = isBad(text) ? answers[key]?.content : backend.answers()[key];
        expect(kept).toBe(text);
      }
    }),
    { numRuns: 60 },
  );
});
