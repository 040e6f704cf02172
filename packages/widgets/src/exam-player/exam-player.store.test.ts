import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createTestHost, testUser, type TestHost } from '../testing/index.ts';
import { toggleOption } from '../questions/answers.ts';
import { createExamBackend } from './exam-backend.fixtures.ts';
import { runningPlay, runningQuestions } from './exam-player.fixtures.ts';
import { createExamPlayerStore } from './exam-player.store.ts';
import { isRunning } from './exam-state.ts';
import type { IntegrityEvent } from './integrity.ts';
import type { IntegrityKind } from './watch-integrity.browser.ts';
import { examPlayerStrings } from './exam-player.strings.ts';

type Backend = ReturnType<typeof createExamBackend>;

async function open({
  host = createTestHost({ user: testUser }),
  backend = createExamBackend(host.clock),
}: { host?: TestHost; backend?: Backend } = {}) {
  const onLeave = vi.fn<() => void>();
  const hold = vi.fn<() => () => void>(() => () => {});
  const saveText = vi.fn<(name: string, text: string) => void>();
  const onIntegrityEvent = vi.fn<(event: IntegrityEvent) => void>();
  let notice: (kind: IntegrityKind) => void = () => {};
  const watchIntegrity = (report: (kind: IntegrityKind) => void) => {
    notice = report;
    return () => {};
  };
  const store = createExamPlayerStore(
    {
      host,
      strings: examPlayerStrings['zh-CN'],
      getProps: () => ({ exams: backend.exams, paperId: 7, onLeave, onIntegrityEvent }),
    },
    { holdPage: hold, saveText, watchIntegrity },
  );
  const stop = store.start();
  await host.settle();
  return {
    host,
    backend,
    stop,
    state: store.getState,
    onLeave,
    hold,
    saveText,
    onIntegrityEvent,
    notice: (kind: IntegrityKind) => notice(kind),
    ...store.actions,
  };
}

describe('the clock', () => {
  it.each([3_600_000, -3_600_000])(
    'EX-01 runs by the server’s time with a device that is off by %d ms',
    async (off) => {
      const host = createTestHost({ user: testUser });
      const backend = createExamBackend(host.clock);
      host.setWallClock(host.clock.now() + off);
      backend.setOffset(-off);
      const { state } = await open({ host, backend });
      expect(state().left).toBe(3600);
      await host.advance(600_000);
      expect(state().left).toBe(3000);
    },
  );

  it('EX-01 is right after ten minutes of sleep, and when the device’s clock is set meanwhile', async () => {
    const { host, state } = await open();
    await host.sleep(600_000);
    expect(Math.abs(state().left - 3000)).toBeLessThanOrEqual(1);
    host.setWallClock(host.clock.now() - 3_600_000);
    await host.advance(60_000);
    expect(Math.abs(state().left - 2940)).toBeLessThanOrEqual(1);
  });

  it('EX-10 is spoken at half, ten, five and one minutes, and not in between', async () => {
    const { host, state } = await open();
    const spoken: string[] = [];
    for (let second = 0; second < 3590; second += 10) {
      await host.advance(10_000);
      const { text } = state().announcement;
      if (spoken.at(-1) !== text && text !== '') spoken.push(text);
    }
    expect(spoken).toEqual(['还剩30分钟', '还剩10分钟', '还剩5分钟', '还剩1分钟']);
  });
});

describe('a clock that was set forward while nobody is reached', () => {
  it('EX-01 closes nothing early: it says so, goes on, and is right again once the server is heard', async () => {
    const { host, backend, state, answer } = await open();
    await host.advance(60_000);
    backend.setOnline(false);
    host.setWallClock(host.clock.now() + 3_600_000);
    backend.setOffset(-3_600_000);
    await host.wake();
    await host.advance(1000);
    expect(state()).toMatchObject({ isClockUnsure: true, isEnding: false });
    expect(Math.abs(state().left - 3540)).toBeLessThanOrEqual(2);
    answer('91', 'option2');
    await host.advance(60_000);
    expect(isRunning(state())).toBe(true);
    backend.setOnline(true);
    await host.advance(15_000);
    expect(backend.answers()).toEqual({ '91': 'option2' });
    expect(state().isClockUnsure).toBe(false);
    expect(Math.abs(state().left - (3600 - 136))).toBeLessThanOrEqual(3);
  });

  it('EX-04 closes all the same when the time is over by the clock that nobody can set', async () => {
    const { host, backend, state } = await open();
    backend.setOnline(false);
    await host.advance(3_601_000);
    expect(state()).toMatchObject({ isEnding: true, isClockUnsure: false });
  });
});

describe('a picture of a written answer', () => {
  const page = (name = 'a.png', size = 3) => new File([new Uint8Array(size)], name, { type: 'image/png' });

  it('is sent, joins the words of its answer, and comes back after a reload; a picture alone is an answer', async () => {
    const { host, backend, state, addPictures, answer } = await open();
    addPictures('94', [page()]);
    expect(state().pictures).toMatchObject([{ name: 'a.png', problem: '' }]);
    await host.advance(2000);
    expect(state().pictures).toEqual([]);
    const [address = ''] = state().answers['94']?.images ?? [];
    expect(backend.images('94')).toEqual([address]);
    answer('94', '见图');
    await host.advance(2000);
    expect(backend.images('94')).toEqual([address]);
    const again = await open({ host: host.reload(), backend });
    expect(again.state().answers['94']).toMatchObject({ content: '见图', images: [address] });
    again.removePicture('94', address);
    await again.host.advance(2000);
    expect(backend.images('94')).toEqual([]);
  });

  it('that does not arrive stays with the reason, loses no word, and arrives when it is sent again', async () => {
    const { host, backend, state, addPictures, retryPicture, answer } = await open();
    answer('94', '昨天');
    backend.setOnline(false);
    addPictures('94', [page()]);
    await host.advance(2000);
    expect(state().pictures).toMatchObject([{ problem: examPlayerStrings['zh-CN'].pictureOffline }]);
    expect(state().answers['94']).toMatchObject({ content: '昨天', images: [] });
    backend.setOnline(true);
    retryPicture(state().pictures[0]?.id ?? '');
    await host.advance(15_000);
    expect(state().pictures).toEqual([]);
    expect(backend.images('94')).toHaveLength(1);
    expect(backend.answers()).toEqual({ '94': '昨天' });
  });

  it('beyond the limits is refused before it is sent: too many, too large, of another type', async () => {
    const { host, state, addPictures, dropPicture } = await open();
    addPictures('94', [new File(['%PDF'], '论文.pdf', { type: 'application/pdf' })]);
    expect(state().pictures[0]?.problem).toBe(examPlayerStrings['zh-CN'].pictureOfOtherType);
    dropPicture(state().pictures[0]?.id ?? '');
    addPictures('94', [page('large.png', 10 * 2 ** 20 + 1)]);
    expect(state().pictures[0]?.problem).toBe(examPlayerStrings['zh-CN'].pictureTooLarge);
    addPictures(
      '94',
      Array.from({ length: 12 }, (_, place) => page(`${place}.png`)),
    );
    await host.advance(2000);
    expect(state().answers['94']?.images).toHaveLength(8);
    expect(state().announcement.text).toBe(examPlayerStrings['zh-CN'].picturesFull(9));
  });

  it('holds the submission by hand while it is on its way, not after it has failed', async () => {
    const { host, backend, state, addPictures, dropPicture, askToSubmit, confirm } = await open();
    const release = backend.holdPictures();
    addPictures('94', [page()]);
    askToSubmit();
    confirm();
    await host.settle();
    expect(state().error).toBe(examPlayerStrings['zh-CN'].picturesOnTheirWay);
    dropPicture(state().pictures[0]?.id ?? '');
    release();
    await host.settle();
    expect(state().answers['94']).toBeUndefined();
    confirm();
    await host.settle();
    expect(backend.submissions()).toBe(1);
  });
});

describe('an answer', () => {
  it('EX-02 is kept on the device at once, and sent within two seconds', async () => {
    const { host, backend, answer, state } = await open();
    answer('91', 'option2');
    await host.settle();
    const kept = await host.storage.entries(`exam/${testUser.id}/31/answers/`);
    expect(kept.map(([, value]) => value)).toMatchObject([{ content: 'option2' }]);
    expect(backend.received).toEqual([]);
    await host.advance(2000);
    expect(backend.answers()).toEqual({ '91': 'option2' });
    expect(state().answers['91']).toMatchObject({ seq: 1, sent: 1 });
  });

  it('EX-02 is on the device when the page ends right after the key, also where nothing is read any more', async () => {
    const { host, backend, answer } = await open();
    backend.setOnline(false);
    // Reading and then writing takes longer than the page lives.
    host.storage.update = () => new Promise(() => {});
    answer('94', '昨');
    answer('94', '昨天');
    const page = host.crash();
    backend.setOnline(true);
    const { state } = await open({ host: page, backend });
    expect(state().answers['94']).toMatchObject({ content: '昨天' });
  });

  it('EX-02 as another page of this device has kept it stays when a page writes that knows less', async () => {
    const { host, backend, answer } = await open();
    backend.setOnline(false);
    answer('94', '今');
    await host.settle();
    const root = `exam/${testUser.id}/31/answers/94`;
    await host.storage.set(root, { content: '更早的版本', seq: 1, sent: 0 });
    await host.storage.set(`${root}/another`, { content: '别处写的', seq: 7, sent: 0 });
    const page = host.crash();
    backend.setOnline(true);
    const { state } = await open({ host: page, backend });
    expect(state().answers['94']).toMatchObject({ content: '别处写的', seq: 7 });
  });

  it('EX-02 is sent at once when another question is gone to', async () => {
    const { host, backend, answer, goTo } = await open();
    answer('93', ['光合作用', '']);
    goTo(3);
    await host.settle();
    expect(backend.received).toHaveLength(1);
  });

  it('EX-03 arrives once and in order after five minutes without a network', async () => {
    const { host, backend, answer, state } = await open();
    backend.setOnline(false);
    answer('91', 'option1');
    answer('92', 'option1,option3');
    await host.advance(150_000);
    answer('94', '昨天');
    answer('91', 'option2');
    await host.advance(150_000);
    expect(state().isArriving).toBe(false);
    backend.setOnline(true);
    await host.advance(12_000);
    expect(backend.received).toEqual(['92="option1,option3"', '94="昨天"', '91="option2"']);
    expect(state().isArriving).toBe(true);
  });

  it('EX-03 survives the end of the page at any moment', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.oneof(
            fc.record({
              key: fc.constantFrom('91', '92', '94', '96-cap-0'),
              text: fc.constantFrom('option1', 'option2', ''),
            }),
            fc.constantFrom(
              'crash' as const,
              'reload' as const,
              'offline' as const,
              'online' as const,
              'wait' as const,
            ),
          ),
          { maxLength: 25 },
        ),
        async (steps) => {
          let host = createTestHost({ user: testUser });
          const { clock } = host;
          const backend = createExamBackend(clock);
          let page = await open({ host, backend });
          const expected: Record<string, unknown> = {};
          for (const step of steps) {
            if (typeof step === 'object') {
              page.answer(step.key, step.text);
              if (isRunning(page.state())) expected[step.key] = step.text;
              await host.settle();
            } else if (step === 'wait') await host.advance(3000);
            else if (step === 'offline') backend.setOnline(false);
            else {
              backend.setOnline(true);
              if (step === 'online') continue;
              host = host[step]();
              page = await open({ host, backend });
            }
          }
          backend.setOnline(true);
          await host.advance(15_000);
          expect(backend.answers()).toEqual(expected);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('is cleared by its last option, and keeps the options in their order', () => {
    expect(toggleOption(toggleOption(null, 'option3', true), 'option1', true)).toBe('option1,option3');
    expect(toggleOption('option3', 'option3', true)).toBe('');
    expect(toggleOption('option10', 'option2', true)).toBe('option2,option10');
  });

  it('holds the page while the server lacks it', async () => {
    const { host, answer, hold } = await open();
    answer('91', 'option1');
    expect(hold).toHaveBeenCalledTimes(1);
    await host.advance(2000);
  });
});

describe('the end', () => {
  it('EX-04 closes input, sends what waits first, and submits once', async () => {
    const { host, backend, answer, state } = await open();
    await host.advance(3599_500);
    answer('91', 'option2');
    await host.advance(1000);
    expect(backend.received).toEqual(['91="option2"']);
    expect(backend.submissions()).toBe(1);
    expect(isRunning(state())).toBe(false);
    answer('92', 'option1');
    await host.advance(5000);
    expect(backend.received).toHaveLength(1);
  });

  it('EX-04 tries until the server answers, and tells what came too late', async () => {
    const { host, backend, answer, state } = await open();
    answer('91', 'option1');
    await host.advance(2000);
    backend.setOnline(false);
    answer('91', 'option2');
    await host.advance(3700_000);
    expect(state()).toMatchObject({ isEnding: true });
    expect(backend.submissions()).toBe(0);
    backend.setOnline(true);
    await host.advance(15_000);
    expect(backend.submissions()).toBe(1);
    expect(state().late).toBe(1);
    expect(backend.answers()).toEqual({ '91': 'option1' });
  });

  it('on another device is told as such, not as the end of the time', async () => {
    const { host, backend, answer, state } = await open();
    answer('91', 'option1');
    await host.advance(2000);
    backend.submitElsewhere();
    answer('91', 'option2');
    await host.advance(2000);
    expect(isRunning(state())).toBe(false);
    expect(state()).toMatchObject({ isSubmittedElsewhere: true, late: 1 });
    expect(state().announcement.text).toContain(examPlayerStrings['zh-CN'].submittedElsewhere);
  });

  it('on another device is told at the end of the time to a page that sent nothing meanwhile', async () => {
    const { host, backend, state } = await open();
    backend.submitElsewhere();
    await host.advance(3601_000);
    expect(state()).toMatchObject({ isSubmittedElsewhere: true, late: 0 });
  });

  it('is one’s own where the receipt of the submission was lost', async () => {
    const { host, backend, answer, askToSubmit, confirm, state } = await open();
    backend.loseSubmission();
    askToSubmit();
    confirm();
    await host.settle();
    answer('91', 'option2');
    await host.advance(2000);
    expect(isRunning(state())).toBe(false);
    expect(state()).toMatchObject({ isSubmittedElsewhere: false, late: 1 });
  });

  it.each(['by hand', 'by time'])('%s is one’s own', async (way) => {
    const { host, askToSubmit, confirm, state } = await open();
    if (way === 'by time') await host.advance(3601_000);
    else {
      askToSubmit();
      confirm();
      await host.settle();
    }
    expect(isRunning(state())).toBe(false);
    expect(state().isSubmittedElsewhere).toBe(false);
  });

  it('EX-06 goes to the first open question instead; a cleared answer is none', async () => {
    const { answer, askToSubmit, goOn, state, goTo } = await open();
    answer('91', 'option1');
    answer('92', 'option1');
    answer('92', '');
    goTo(5);
    askToSubmit();
    goOn();
    expect(state()).toMatchObject({ question: null, current: 1 });
  });

  it('stays open when it could not be submitted, and keeps nothing on the device afterwards', async () => {
    const { host, backend, answer, askToSubmit, confirm, state } = await open();
    answer('91', 'option1');
    backend.setOnline(false);
    askToSubmit();
    confirm();
    await host.advance(100);
    expect(state()).toMatchObject({ isEnding: false, question: 'submit' });
    expect(state().error).toContain('还没有交上');
    backend.setOnline(true);
    confirm();
    await host.advance(1000);
    expect(isRunning(state())).toBe(false);
    await host.advance(3000);
    expect(await host.storage.entries(`exam/${testUser.id}/31/`)).toEqual([]);
  });

  it('EX-11 asks before a running exam is left', async () => {
    const { askToLeave, confirm, onLeave, state } = await open();
    askToLeave();
    expect(state().question).toBe('leave');
    expect(onLeave).not.toHaveBeenCalled();
    confirm();
    expect(onLeave).toHaveBeenCalledTimes(1);
  });
});

it('EX-09 a second page goes on, the first can only be read within two seconds, and goes on again when asked', async () => {
  const host = createTestHost({ user: testUser });
  const backend = createExamBackend(host.clock);
  const first = await open({ host, backend });
  await host.advance(1500);
  first.answer('91', 'option1');
  const other = host.openTab();
  const second = await open({ host: other, backend });
  await host.advance(2000);
  expect(first.state().isElsewhere).toBe(true);
  expect(second.state().isElsewhere).toBe(false);
  first.answer('91', 'option3');
  second.answer('91', 'option2');
  await host.advance(2000);
  expect(backend.answers()).toEqual({ '91': 'option2' });
  void first.takeOver();
  await host.advance(2000);
  expect(first.state().isElsewhere).toBe(false);
  expect(first.state().answers['91']?.content).toBe('option2');
  expect(second.state().isElsewhere).toBe(true);
});

it('presses options by their letters, and goes nowhere past the ends', async () => {
  const { state, pressOption, goTo } = await open();
  pressOption(1);
  expect(state().answers['91']?.content).toBe('option2');
  pressOption(9);
  goTo(-1);
  expect(state().current).toBe(0);
  goTo(4);
  pressOption(1);
  expect(state().answers['95']?.content).toBe(0);
});

it('EX-05 a thousand questions are gone through without the others changing', async () => {
  const host = createTestHost({ user: testUser });
  const backend = createExamBackend(host.clock, runningPlay(runningQuestions(1000)));
  const { goTo, state } = await open({ host, backend });
  const { attempt } = state();
  goTo(999);
  expect(state().attempt).toBe(attempt);
  expect(state().current).toBe(999);
});

it('EX-12 counts what was noticed while the exam runs, and passes it on', async () => {
  const { notice, onIntegrityEvent, askToSubmit, confirm, host } = await open();
  notice('paste');
  notice('blur');
  notice('paste');
  expect(onIntegrityEvent.mock.calls.map(([event]) => event)).toEqual([
    { kind: 'paste', count: 1 },
    { kind: 'blur', count: 1 },
    { kind: 'paste', count: 2 },
  ]);
  askToSubmit();
  confirm();
  await host.advance(1000);
  notice('blur');
  expect(onIntegrityEvent).toHaveBeenCalledTimes(3);
});

it('EX-13 exports all answers as readable JSON, with whether the server has each', async () => {
  const { host, backend, answer, exportAnswers, saveText } = await open();
  answer('91', 'option2');
  await host.advance(2000);
  backend.setOnline(false);
  answer('94', '昨天');
  exportAnswers();
  const [name = '', text = ''] = saveText.mock.calls[0] ?? [];
  expect(name).toBe('考试作答.json');
  expect(JSON.parse(text)).toMatchObject({
    attempt: 31,
    answers: [
      { question: 1, key: '91', answer: 'option2', change: 1, on_server: true },
      { question: 4, key: '94', answer: '昨天', change: 1, on_server: false },
    ],
  });
});

it('EX-07 keeps the question and its text over a session that ends, and sends it after signing in again', async () => {
  const { host, backend, answer, goTo, state, stop } = await open();
  goTo(3);
  backend.setSession(false);
  answer('94', '昨天傍晚');
  await host.advance(5000);
  expect(backend.received).toEqual([]);
  stop();
  backend.setSession(true);
  const again = await open({ host, backend });
  expect(again.state().current).toBe(3);
  expect(again.state().answers['94']?.content).toBe('昨天傍晚');
  expect(state().attempt.status).toBe('ready');
  await host.advance(2000);
  expect(backend.answers()).toEqual({ '94': '昨天傍晚' });
});
