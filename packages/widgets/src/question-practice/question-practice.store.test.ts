import { expect, it } from 'vitest';
import { refusal, unplugged } from '../testing/failures.fixtures.ts';
import { createTestHost, testUser } from '../testing/index.ts';
import type { PracticeOrigin } from './practice-set.ts';
import { createPracticeBackend, practiceSet } from './question-practice.fixtures.ts';
import { isGraded, shownQuestion } from './question-practice.state.ts';
import { createQuestionPracticeStore } from './question-practice.store.ts';
import { questionPracticeStrings } from './question-practice.strings.ts';

async function open({
  host = createTestHost({ user: testUser }),
  backend = createPracticeBackend(),
  from = { kind: 'questionbank' } as PracticeOrigin,
} = {}) {
  const store = createQuestionPracticeStore({
    host,
    strings: questionPracticeStrings['zh-CN'],
    getProps: () => ({
      from,
      subject: 'bank',
      load: backend.load,
      practice: backend.practice as never,
      area: backend.area as never,
      collection: backend.collection as never,
      onRemove: backend.remove,
      onLeave: () => {},
    }),
  });
  const stop = store.start();
  await host.settle();
  return { host, backend, stop, state: store.getState, ...store.actions };
}

const [single, blank, essay] = [91, 93, 94];

it('grades one choice as it is chosen, tells what is right, and takes no second answer', async () => {
  const { state, answer, host, backend } = await open();
  expect(isGraded(shownQuestion(state())!)).toBe(false);
  answer('91', 'option1');
  await host.settle();
  expect(shownQuestion(state())).toMatchObject({ is_correct: 0, question: { answer: 'option2' } });
  expect(state().results).toEqual({ 91: 0 });
  answer('91', 'option2');
  await host.settle();
  expect(backend.kept).toHaveLength(1);
});

it('sends everything else when its answer is asked for, and folds that up again', async () => {
  const { state, goTo, answer, reveal, host, backend } = await open();
  goTo(2);
  await host.settle();
  answer('93', ['光合作用', '叶绿体']);
  await host.settle();
  expect(backend.kept).toEqual([]);
  reveal();
  await host.settle();
  expect(backend.kept).toMatchObject([{ questionId: blank, reply: { answer: ['光合作用', '叶绿体'] } }]);
  reveal();
  expect(state().folded).toEqual([blank]);
});

it('keeps an answer without a network, over a reload, and sends it once when there is one', async () => {
  const first = await open();
  first.backend.fail('answer', unplugged);
  await first.host.setOnline(false);
  first.answer('91', 'option2');
  await first.host.settle();
  expect(first.state().sending).toEqual({ 91: 'kept' });
  first.stop();
  const host = first.host.crash();
  const release = first.backend.hold('answer');
  const second = await open({ host, backend: first.backend });
  // It waits, and is not asked a second time.
  expect(second.state()).toMatchObject({ sending: { 91: 'kept' }, drafts: { 91: 'option2' } });
  second.answer('91', 'option3');
  expect(second.state().drafts).toEqual({ 91: 'option2' });
  release();
  await host.advance(120_000);
  expect(first.backend.kept).toMatchObject([{ questionId: single, reply: { answer: 'option2' } }]);
  expect(second.state()).toMatchObject({ sending: {}, results: { 91: 1 }, drafts: {} });
});

it('keeps what was begun over a crash, and lets go of it once it is graded', async () => {
  const first = await open();
  first.goTo(3);
  await first.host.settle();
  first.answer('94', '昨天傍晚，我在阳台上');
  await first.host.settle();
  const second = await open({ host: first.host.crash(), backend: first.backend });
  expect(second.state().drafts).toEqual({ 94: '昨天傍晚，我在阳台上' });
  second.goTo(3);
  await second.host.settle();
  second.reveal();
  await second.host.settle();
  expect(second.backend.kept).toMatchObject([{ questionId: essay }]);
  const third = await open({ host: second.host.crash(), backend: first.backend });
  expect(third.state().drafts).toEqual({});
});

it('sends again after a lost answer what the server then has once', async () => {
  const { backend, host, answer, state } = await open();
  backend.loseAnswer('answer');
  answer('91', 'option2');
  await host.settle();
  await host.advance(120_000);
  expect(backend.counted('answer')).toBeGreaterThan(1);
  expect(backend.kept).toHaveLength(1);
  expect(state().results).toEqual({ 91: 1 });
});

it('gives up what the server refuses, says why, and lets it be answered anew', async () => {
  const { backend, host, answer, state } = await open();
  backend.fail('answer', () => refusal('这道题正在考试中'));
  answer('91', 'option2');
  await host.settle();
  expect(state()).toMatchObject({ refusals: { 91: '这道题正在考试中' }, sending: {} });
  answer('91', 'option2');
  await host.settle();
  expect(state().results).toEqual({ 91: 1 });
});

it('tells a refusal at its question, keeps the words there, and sends the others', async () => {
  const { backend, host, answer, reveal, goTo, state } = await open();
  goTo(3);
  await host.settle();
  backend.fail('answer', () => refusal('请求参数不正确', 400));
  answer('94', '第一句');
  reveal();
  goTo(0);
  await host.settle();
  answer('91', 'option2');
  await host.settle();
  expect(backend.kept).toMatchObject([{ questionId: single }]);
  expect(state().refusals).toEqual({ 94: '请求参数不正确' });
  expect(state().drafts).toEqual({ 94: '第一句' });
  goTo(3);
  answer('94', '改好了');
  reveal();
  await host.settle();
  expect(backend.kept).toMatchObject([
    { questionId: single },
    { questionId: essay, reply: { answer: '改好了' } },
  ]);
  expect(state()).toMatchObject({ refusals: {}, drafts: {} });
});

it('takes a question out when that is confirmed, goes to the one after it, and keeps it where that fails', async () => {
  const { backend, host, askToRemove, remove, state } = await open();
  backend.fail('remove', unplugged);
  askToRemove();
  await remove();
  expect(state().removal).toMatchObject({ isPending: false, error: expect.stringMatching(/./) as string });
  await remove();
  await host.settle();
  expect(state().set).toMatchObject({ data: { questions_ids: [92, 93, 94, 95, 96, 97] } });
  expect(shownQuestion(state())?.question_id).toBe(92);
});

it('says at both ends that there is nothing beyond them', async () => {
  const set = practiceSet({ questions_ids: [91] });
  const { goTo, state } = await open({ backend: createPracticeBackend(set) });
  goTo(1);
  expect(state()).toMatchObject({ current: 0, announcement: { text: '没有下一题了' } });
  goTo(-1);
  expect(state().announcement.text).toBe('没有上一题了');
});
