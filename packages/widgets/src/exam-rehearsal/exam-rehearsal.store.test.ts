import { ApiError, type AnswerChange, type PaperDetail } from '@shuyuan/api-client';
import { expect, it, vi } from 'vitest';
import { createTestHost, testUser } from '../testing/index.ts';
import { createExamRehearsalStore } from './exam-rehearsal.store.ts';
import { examRehearsalStrings } from './exam-rehearsal.strings.ts';

const words = examRehearsalStrings['zh-CN'];

async function begin({ isReached = true, host = createTestHost({ user: testUser }) } = {}) {
  const detail = vi.fn<() => Promise<PaperDetail>>(() =>
    isReached
      ? Promise.resolve({} as PaperDetail)
      : Promise.reject(new ApiError({ kind: 'network', message: '' })),
  );
  const store = createExamRehearsalStore({
    host,
    strings: words,
    getProps: () => ({ exams: { detail }, paperId: 7, onLeave() {} }),
  });
  store.start();
  store.actions.begin();
  await host.settle();
  const exams = store.actions.exams();
  const { user_paper: attempt } = await exams.play(0);
  const place = `exam/${testUser.id}/${attempt.id}/answers`;
  /** As the player does: kept on the device, then sent. */
  async function answer(questionId: number, content: AnswerChange['answer'], { isKept = true } = {}) {
    if (isKept) await host.storage.set(`${place}/${questionId}/a`, { content, images: [], seq: 1, sent: 0 });
    return exams.answer({ pid: attempt.id, question_id: questionId, answer: content, seq: 1 });
  }
  return {
    ...store.actions,
    host,
    exams,
    examsNow: store.actions.exams,
    attempt,
    answer,
    state: store.getState,
  };
}

type Rehearsal = Awaited<ReturnType<typeof begin>>;

/** Answers the first question, and the second while the plug is out; then the power is back. */
async function goThrough({ host, answer }: Rehearsal, manner?: { isKept: boolean }) {
  await answer(1, 'option2');
  await host.advance(10);
  await expect(answer(2, ['服务器'], manner)).rejects.toMatchObject({ kind: 'network' });
  await host.advance(5000);
}

it('EX-15 pulls the plug after the first answer, cuts the power after the second, and reports that all was kept', async () => {
  const rehearsal = await begin();
  const { host, exams, attempt, answer, state, finish } = rehearsal;
  await answer(1, 'option2');
  await host.advance(10);
  expect(state()).toMatchObject({ mishap: 'unplugged', opened: 1 });
  await expect(answer(2, ['服务器'])).rejects.toMatchObject({ kind: 'network' });
  await host.advance(1600);
  expect(state().mishap).toBe('power');
  await host.advance(2000);
  expect(state()).toMatchObject({ mishap: 'recovered', opened: 2 });
  // The player that is opened again sends what the device has kept.
  const { questions } = await exams.play(0);
  expect(questions.map(({ answer_content: content }) => content)).toEqual(['option2', null, null]);
  await answer(2, ['服务器']);
  await exams.submit(attempt.id);
  finish();
  expect(state()).toMatchObject({
    phase: 'report',
    checks: { device: true, server: true, unplugged: true, restart: true, once: true, submitted: true },
  });
});

it('EX-15 says what is wrong: nobody reached, nothing kept, sent twice', async () => {
  const rehearsal = await begin({ isReached: false });
  await goThrough(rehearsal, { isKept: false });
  const { exams, attempt, answer, state, finish } = rehearsal;
  await exams.play(0);
  await answer(2, ['服务器']);
  await answer(2, ['服务器']);
  await exams.submit(attempt.id);
  finish();
  expect(state().checks).toEqual({
    device: true,
    server: false,
    unplugged: false,
    restart: true,
    once: false,
    submitted: true,
  });
});

it('is not submitted before anything has gone wrong', async () => {
  const { exams, attempt } = await begin();
  await expect(exams.submit(attempt.id)).rejects.toMatchObject({ message: words.answerFirst });
});

it('begins anew with another attempt, and without what was found before', async () => {
  const rehearsal = await begin();
  await goThrough(rehearsal);
  rehearsal.finish();
  await rehearsal.host.advance(1000);
  rehearsal.begin();
  expect(rehearsal.state()).toMatchObject({ phase: 'playing', mishap: 'answer', checks: {} });
  const { user_paper: again, questions } = await rehearsal.examsNow().play(0);
  expect(again.id).not.toBe(rehearsal.attempt.id);
  expect(questions.every(({ answer_content: content }) => content === null)).toBe(true);
});
