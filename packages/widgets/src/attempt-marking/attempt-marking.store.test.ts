import { ApiError } from '@shuyuan/api-client';
import type { EssayMark, MarkedAttempt, MarkingApi, MarkingOutcome } from '@shuyuan/api-client/manage';
import { expect, it, vi } from 'vitest';
import { createTestHost, testUser } from '../testing/index.ts';
import { submittedAttempts, waitingAttempts } from '../testing/managed-attempts.fixtures.ts';
import { createAttemptMarkingStore } from './attempt-marking.store.ts';
import { attemptMarkingStrings } from './attempt-marking.strings.ts';

const finished: MarkingOutcome = { status: 2, score: 20, waiting_count: 0 };
const refusal = (code: number, message: string) => new ApiError({ kind: 'business', code, message });
const unplugged = () => new ApiError({ kind: 'network', code: -1, message: '' });

/** The first attempt with points that the server has for question 92. */
const given = (score: number): MarkedAttempt => ({
  ...submittedAttempts[0]!,
  questions: submittedAttempts[0]!.questions.map((asked) => (asked.id === 92 ? { ...asked, score } : asked)),
});

async function open({ host = createTestHost(), attempt = submittedAttempts[0]! } = {}) {
  const find = vi.fn<MarkingApi['find']>(() => Promise.resolve(attempt));
  const mark = vi.fn<MarkingApi['mark']>(() => Promise.resolve(finished));
  const list = vi.fn<MarkingApi['list']>(() =>
    Promise.resolve({ data: waitingAttempts, total: waitingAttempts.length }),
  );
  const onNext = vi.fn<(id: number) => void>();
  const store = createAttemptMarkingStore({
    host,
    strings: attemptMarkingStrings['zh-CN'],
    getProps: () => ({ marking: { find, mark, list }, attemptId: 31, onNext }),
  });
  const stop = store.start();
  await host.settle();
  const state = store.getState;
  const marked = (): MarkedAttempt => {
    const { attempt: shown } = state();
    if (shown.status !== 'ready') throw new Error('The attempt is not there.');
    return shown.marked;
  };
  const sent = (): readonly EssayMark[] => mark.mock.lastCall?.[1] ?? [];
  return { host, find, mark, list, onNext, state, marked, sent, stop, ...store.actions };
}

it('sends what was given for each essay, shows the total, and opens the one that has waited next longest', async () => {
  const { give, saveAndGoOn, marked, sent, onNext } = await open();
  give('92', 8.5);
  give('93-cap-0', 4.5);
  await saveAndGoOn();
  expect(sent()).toEqual([
    { question_id: 92, score: 8.5, seen: null },
    { question_id: '93-cap-0', score: 4.5, seen: null },
  ]);
  expect(marked()).toMatchObject({ status: 2, score: 20 });
  expect(onNext.mock.calls).toEqual([[32]]);
});

it('does not go on while an essay has no points, and leads to it', async () => {
  const { give, saveAndGoOn, mark, state } = await open();
  give('92', 8);
  await saveAndGoOn();
  expect(mark).not.toHaveBeenCalled();
  expect(state()).toMatchObject({ missing: ['93-cap-0'], focus: { on: '93-cap-0' } });
  give('93-cap-0', 0);
  expect(state().missing).toEqual([]);
});

it('saves a part when it is only saved, and sends that part no more', async () => {
  const { give, save, saveAndGoOn, mark, sent, marked, state } = await open();
  mark.mockResolvedValueOnce({ status: 3, score: null, waiting_count: 1 });
  give('92', 8);
  await save();
  expect(marked()).toMatchObject({ status: 3 });
  expect(marked().questions[1]).toMatchObject({ score: 8 });
  expect(state()).toMatchObject({
    focus: { on: '93-cap-0' },
    announcement: { text: '已保存，还有1题没有评' },
  });
  give('93-cap-0', 6);
  await saveAndGoOn();
  expect(sent()).toEqual([{ question_id: '93-cap-0', score: 6, seen: null }]);
});

it('corrects what was saved before, saying what it has seen', async () => {
  const { give, save, sent } = await open({ attempt: given(7) });
  give('92', 9);
  await save();
  expect(sent()).toEqual([{ question_id: 92, score: 9, seen: 7 }]);
});

it('keeps nothing of what was saved in part, so that a correction by another marker stands', async () => {
  const first = await open();
  first.mark.mockResolvedValueOnce({ status: 3, score: null, waiting_count: 1 });
  first.give('92', 8);
  await first.save();
  expect(first.state().points).toEqual({});
  first.stop();
  const again = await open({ host: first.host, attempt: given(6) });
  expect(again.state()).toMatchObject({ points: {}, replaced: 0 });
  again.give('93-cap-0', 5);
  await again.save();
  expect(again.sent()).toEqual([{ question_id: '93-cap-0', score: 5, seen: null }]);
});

it('lets go of a number that was typed before another marker gave points, says so, and keeps the others', async () => {
  const { give, save, mark, find, reload, sent, state, stop, host } = await open();
  mark.mockRejectedValueOnce(refusal(409, '已被评分'));
  give('92', 8);
  give('93-cap-0', 5);
  await save();
  find.mockResolvedValueOnce(given(6));
  reload();
  await host.settle();
  const rest = { '93-cap-0': { score: 5, seen: null } };
  const words = '有1题已有别的分数，现在显示的是它，你填的没有保留';
  expect(state()).toMatchObject({ replaced: 1, announcement: { text: words } });
  expect(state().points).toEqual(rest);
  stop();
  const again = await open({ host, attempt: given(6) });
  expect(again.state()).toMatchObject({ replaced: 0, points: rest });
  await save();
  expect(sent()).toEqual([{ question_id: '93-cap-0', score: 5, seen: null }]);
});

it('keeps a number that is being typed, though its field has not given it when the page ends', async () => {
  const { host, give, keepTyped } = await open();
  give('93-cap-0', 4.5);
  for (const text of ['8', '8.', '8.5', '8.5x']) keepTyped('92', text);
  const { state } = await open({ host: host.crash() });
  expect(state().points).toMatchObject({ '92': { score: 8.5 }, '93-cap-0': { score: 4.5 } });
});

it('keeps points beyond the maximum as typed, saves nothing, and leads to their field', async () => {
  const { host, give, keepTyped, save, mark, state } = await open();
  give('93-cap-0', 4.5);
  keepTyped('92', '99');
  const again = await open({ host: host.crash() });
  expect(again.state().points).toMatchObject({ '92': { score: 99 } });
  give('92', 99);
  await save();
  expect(mark).not.toHaveBeenCalled();
  expect(state()).toMatchObject({
    points: { '92': { score: 99 } },
    failure: '有一题的分数不在0到10分之间，没有保存',
    focus: { on: '92' },
  });
});

it('holds what was kept on the device against what the server has when it is opened again', async () => {
  const first = await open();
  first.give('92', 8);
  first.stop();
  const again = await open({ host: first.host, attempt: given(6) });
  expect(again.state()).toMatchObject({ points: {}, replaced: 1 });
  again.stop();
  expect((await open({ host: first.host, attempt: given(6) })).state().replaced).toBe(0);
});

it('calls nothing replaced that the server has after all when its answer was lost', async () => {
  const { give, save, mark, find, reload, state, host } = await open();
  mark.mockRejectedValueOnce(unplugged());
  give('92', 8);
  await save();
  find.mockResolvedValueOnce(given(8));
  reload();
  await host.settle();
  expect(state()).toMatchObject({ points: {}, replaced: 0 });
});

it('does not finish with the points that were taken away again, and leads to their field', async () => {
  const { give, save, saveAndGoOn, mark, state } = await open({ attempt: given(7) });
  give('92', null);
  give('93-cap-0', 5);
  for (const send of [saveAndGoOn, save]) {
    await send();
    expect(mark).not.toHaveBeenCalled();
    expect(state()).toMatchObject({ missing: ['92'], focus: { on: '92' } });
  }
});

it('asks for the focus where a button goes: after a failure, at the end, and after loading again', async () => {
  const { give, save, skip, reload, list, mark, find, state, host } = await open();
  expect(state().focus).toBeNull();
  mark.mockRejectedValueOnce(unplugged());
  give('92', 8);
  await save();
  expect(state().focus).toEqual({ on: 'failure' });
  list.mockResolvedValueOnce({ data: [], total: 0 });
  await skip();
  expect(state().focus).toEqual({ on: 'last' });
  find.mockRejectedValueOnce(unplugged());
  for (const status of ['failed', 'ready']) {
    const { focus } = state();
    reload();
    await host.settle();
    expect(state()).toMatchObject({ attempt: { status }, focus: { on: 'attempt' } });
    expect(state().focus).not.toBe(focus);
  }
});

it('keeps what was typed over a failed save and a reload, and forgets it once the server has it', async () => {
  const typed = { 92: { score: 8.5, seen: null }, '93-cap-0': { score: 4, seen: null } };
  const first = await open();
  first.mark.mockRejectedValueOnce(unplugged());
  first.give('92', 8.5);
  first.give('93-cap-0', 4);
  await first.save();
  expect(first.state()).toMatchObject({ step: 'marking', points: typed });
  expect(first.state().failure).toContain('没有保存成功');
  first.stop();
  const again = await open({ host: first.host });
  expect(again.state().points).toEqual(typed);
  await again.save();
  again.stop();
  expect((await open({ host: first.host })).state().points).toEqual({});
});

it('saves the other marks when one is refused, says which, and keeps what was typed to it', async () => {
  const { give, comment, save, mark, sent, state } = await open();
  const issues = [{ field: 'body.marks.0.comment', reason: 'Invalid input' }];
  mark.mockRejectedValueOnce(
    new ApiError({ kind: 'business', code: 400, status: 400, message: '请求参数不正确', data: { issues } }),
  );
  mark.mockResolvedValueOnce({ status: 3, score: null, waiting_count: 1 });
  give('92', 8);
  comment('92', '评语');
  give('93-cap-0', 4);
  await save();
  expect(sent()).toEqual([{ question_id: '93-cap-0', score: 4, seen: null }]);
  expect(state().points).toMatchObject({ 92: { score: 8, comment: '评语' } });
  expect(state()).toMatchObject({ step: 'marking', focus: { on: '92' } });
  expect(state().failure).toMatch(/^第\d+题没有保存：请求参数不正确/);
  await save();
  expect(sent()).toEqual([{ question_id: 92, score: 8, seen: null, comment: '评语' }]);
});

it('repeats the same marks under the same key after a lost answer, and others under another', async () => {
  const { give, save, mark } = await open();
  give('92', 8);
  mark
    .mockRejectedValueOnce(unplugged())
    .mockRejectedValueOnce(unplugged())
    .mockRejectedValueOnce(unplugged());
  await save();
  await save();
  give('92', 9);
  await save();
  const keys = mark.mock.calls.map(([, , options]) => options?.idempotencyKey);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('tells who comes second so, and goes on from what the server has then', async () => {
  const { give, save, mark, find, reload, state, marked, host } = await open();
  mark.mockRejectedValueOnce(refusal(409, '这份答卷已经阅完，不能再次评分'));
  give('92', 8);
  await save();
  expect(state()).toMatchObject({ isOvertaken: true, failure: '这份答卷已经阅完，不能再次评分' });
  find.mockResolvedValueOnce({ ...submittedAttempts[0]!, status: 2, score: 15 });
  reload();
  await host.settle();
  expect(state()).toMatchObject({ isOvertaken: false, failure: '' });
  expect(marked()).toMatchObject({ status: 2, score: 15 });
});

it('skips to the next without saving, begins anew at the end, and says when nothing else waits', async () => {
  const { skip, list, mark, onNext, state } = await open();
  await skip();
  expect(onNext.mock.lastCall).toEqual([32]);
  const last = await open({ attempt: { ...submittedAttempts[2]!, id: 33 } });
  await last.skip();
  expect(last.onNext.mock.lastCall).toEqual([31]);
  list.mockResolvedValueOnce({ data: [waitingAttempts[0]!], total: 1 });
  await skip();
  expect(state()).toMatchObject({ isLast: true, announcement: { text: '没有别的答卷等待阅卷了' } });
  expect(mark).not.toHaveBeenCalled();
});

it.each([
  [404, 'missing'],
  [403, 'refused'],
])('code %d says so in its own state', async (code, status) => {
  const { find, reload, state, host } = await open();
  find.mockRejectedValueOnce(refusal(code, ''));
  reload();
  await host.settle();
  expect(state().attempt).toEqual({ status });
});

it('asks again by itself for what did not come without a network', async () => {
  const host = createTestHost();
  const { find, reload, state } = await open({ host });
  await host.setOnline(false);
  find.mockRejectedValueOnce(unplugged());
  reload();
  await host.settle();
  expect(state().attempt).toMatchObject({ status: 'failed', isOffline: true });
  await host.setOnline(true);
  await host.settle();
  expect(state().attempt.status).toBe('ready');
});

it('sends words for the learner with the points, keeps them on the device, and takes them along when the points change', async () => {
  const host = createTestHost({ user: testUser });
  const first = await open({ host });
  first.comment('92', '开头好');
  await host.settle();
  first.stop();
  const { state, give, save, mark, sent } = await open({ host });
  expect(state().points['92']).toMatchObject({ score: null, comment: '开头好' });
  mark.mockResolvedValue({ status: 3, score: null, waiting_count: 1 });
  give('92', 8);
  await save();
  expect(sent()).toEqual([{ question_id: 92, score: 8, seen: null, comment: '开头好' }]);
  give('92', 7);
  await save();
  expect(sent()).toEqual([{ question_id: 92, score: 7, seen: 8, comment: '开头好' }]);
});

it('refuses words that are too long before they are sent, and keeps them', async () => {
  const { state, give, comment, save, mark } = await open();
  give('92', 8);
  comment('92', '长'.repeat(501));
  await save();
  expect(mark).not.toHaveBeenCalled();
  expect(state()).toMatchObject({ failure: '评语不能超过500个字', points: { '92': { score: 8 } } });
});

it('of two who mark by themselves shows what this one gave, and goes on while the other still has to', async () => {
  const host = createTestHost({ user: testUser });
  const own = { question_id: 92, marker: { id: testUser.id, nick_name: '' }, score: 6, comment: '' };
  const double: MarkedAttempt = { ...submittedAttempts[0]!, is_double: true, difference: 2, marks: [own] };
  const { give, saveAndGoOn, mark, sent, onNext } = await open({ host, attempt: double });
  mark.mockResolvedValue({ status: 3, score: null, waiting_count: 2 });
  give('92', 7);
  give('93-cap-0', 4);
  await saveAndGoOn();
  expect(sent()).toEqual([
    { question_id: 92, score: 7, seen: 6 },
    { question_id: '93-cap-0', score: 4, seen: null },
  ]);
  expect(onNext).toHaveBeenCalledOnce();
});
