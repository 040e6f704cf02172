import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTestHost, testUser, type TestHost } from '../testing/index.ts';
import { createExamBackend } from './exam-backend.fixtures.ts';
import { createExamPlayerStore } from './exam-player.store.ts';
import { examPlayerStrings } from './exam-player.strings.ts';
import { isRunning } from './exam-state.ts';

type Backend = ReturnType<typeof createExamBackend>;

const tab = fc.constantFrom<0 | 1>(0, 1);
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('answer' as const),
      tab,
      key: fc.constantFrom('91', '94', '96-cap-0', '97'),
    }),
  },
  fc.record({ kind: fc.constantFrom('take over', 'crash', 'reload', 'hide').map((kind) => kind), tab }),
  fc.record({
    kind: fc.constantFrom(
      'offline',
      'online',
      'lose receipt',
      'wait',
      'sleep',
      'clock forward',
      'clock back',
    ),
  }),
);

async function openTab(backend: Backend, host: TestHost) {
  const props = { exams: backend.exams, paperId: 7, onLeave() {} };
  const store = createExamPlayerStore(
    { host, strings: examPlayerStrings['zh-CN'], getProps: () => props },
    { holdPage: () => () => {}, saveText() {}, watchIntegrity: () => () => {} },
  );
  store.start();
  await host.settle();
  return { host, state: store.getState, ...store.actions };
}

it('EX-01 EX-03 EX-09 no answer of the page that goes on is lost, whatever two tabs, network, server and clock do', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const device = createTestHost({ user: testUser });
      const backend = createExamBackend(device.clock);
      /** The server's time, which nothing on the device changes. */
      const serverNow = () => device.clock.now() + offset;
      let offset = 0;
      const begun = serverNow();
      const tabs = [await openTab(backend, device), await openTab(backend, device.openTab())];
      const expected: Record<string, string> = {};
      let count = 0;
      // Within two seconds the page that does not go on has learnt of it.
      await device.advance(2000);
      for (const one of steps) {
        const page = 'tab' in one ? tabs[one.tab] : undefined;
        if ('key' in one) {
          const text = `第${(count += 1)}次`;
          if (page && isRunning(page.state()) && !page.state().isElsewhere) expected[one.key] = text;
          page?.answer(one.key, text);
          await device.settle();
        } else if ('tab' in one && page) {
          if (one.kind === 'hide') await page.host.hide();
          else if (one.kind === 'take over') await page.takeOver();
          else {
            backend.setOnline(true);
            tabs[one.tab] = await openTab(
              backend,
              one.kind === 'crash' ? page.host.crash() : page.host.reload(),
            );
          }
          await (tabs[one.tab]?.host ?? device).advance(2000);
        } else if (one.kind === 'offline') backend.setOnline(false);
        else if (one.kind === 'online') backend.setOnline(true);
        else if (one.kind === 'lose receipt') backend.loseReceipt();
        else if (one.kind === 'wait') await device.advance(3000);
        else if (one.kind === 'sleep') await device.sleep(60_000);
        else {
          const by = one.kind === 'clock forward' ? 3_600_000 : -3_600_000;
          device.setWallClock(device.clock.now() + by);
          offset -= by;
          backend.setOffset(offset);
        }
      }
      backend.setOnline(true);
      await device.advance(30_000);
      expect(backend.answers()).toEqual(expected);
      expect(new Set(backend.received).size).toBe(backend.received.length);
      // A device that slept with its clock standing still learns the time from the next answer.
      const going = tabs.find((page) => !page.state().isElsewhere);
      going?.answer('92', 'option1');
      await device.advance(3000);
      const left = 3600 - (serverNow() - begun) / 1000;
      expect(Math.abs((going?.state().left ?? 0) - left)).toBeLessThanOrEqual(1);
    }),
    { numRuns: 60 },
  );
});
