import fc from 'fast-check';
import { expect, it } from 'vitest';
import { unplugged } from '../testing/failures.fixtures.ts';
import { createTestHost, testUser, type TestHost } from '../testing/index.ts';
import { secondsIn, unionOf, type Range } from './ranges.ts';
import type { VideosApi } from '@shuyuan/api-client';
import type { Watched } from './kept-progress.ts';
import { createWatchRecord } from './watch-record.ts';

const videoId = 9;
const length = 600;

/** The server as `countWatched` has it: never less than before, and each second once by what it is told. */
function createServer() {
  let kept: Watched | null = null;
  let isOnline = true;
  let losesAnswers = false;
  const record: VideosApi['record'] = async (_, { duration, position = duration }) => {
    if (!isOnline) throw unplugged();
    kept = { duration: Math.max(kept?.duration ?? 0, duration), position };
    if (losesAnswers) throw unplugged();
    return {};
  };
  return {
    videos: { record },
    kept: () => kept,
    setOnline(next: boolean) {
      isOnline = next;
    },
    setLossy(next: boolean) {
      losesAnswers = next;
    },
  };
}

type Step =
  | { do: 'play'; tab: number; from: number; seconds: number }
  | { do: 'reload' | 'crash'; tab: number }
  | { do: 'online' | 'offline' | 'lossy' | 'sound' }
  | { do: 'wait'; seconds: number };

const tab = fc.nat({ max: 1 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('play' as const),
      tab,
      from: fc.nat({ max: 550 }),
      seconds: fc.integer({ min: 1, max: 40 }),
    }),
  },
  fc.record({ do: fc.constantFrom('reload' as const, 'crash' as const), tab }),
  fc.record({
    do: fc.constantFrom('online' as const, 'offline' as const, 'lossy' as const, 'sound' as const),
  }),
  fc.record({ do: fc.constant('wait' as const), seconds: fc.integer({ min: 1, max: 60 }) }),
);

it('CL-03 CL-15 tells each second that was played in either tab, once, whatever the network did', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const server = createServer();
      const played: Range[] = [];
      const first = createTestHost({ user: testUser });
      const open = async (host: TestHost) => {
        const record = createWatchRecord({ videos: server.videos, host, videoId, known: server.kept() });
        host.scheduler.onHide(() => record.flush());
        await record.restore();
        return { host, record };
      };
      const tabs = [await open(first), await open(first.openTab())];
      const of = (index: number) => {
        const found = tabs[index];
        if (!found) throw new Error('There are two tabs.');
        return found;
      };
      for (const each of steps) {
        if (each.do === 'play') {
          const { host, record } = of(each.tab);
          const to = Math.min(length, each.from + each.seconds);
          for (let at = each.from + 1; at <= to; at += 1) {
            record.play(each.from, at);
            await host.advance(1000);
          }
          played.push([each.from, to]);
        } else if (each.do === 'reload' || each.do === 'crash') {
          const { host, record } = of(each.tab);
          await host.settle();
          const next = each.do === 'reload' ? host.reload() : host.crash();
          record.stop();
          tabs[each.tab] = await open(next);
        } else if (each.do === 'wait') await of(0).host.advance(each.seconds * 1000);
        else if (each.do === 'online' || each.do === 'offline') server.setOnline(each.do === 'online');
        else server.setLossy(each.do === 'lossy');
      }
      server.setOnline(true);
      server.setLossy(false);
      for (const { record } of tabs) record.flush();
      await of(0).host.advance(60_000);
      const told = server.kept()?.duration ?? 0;
      const truth = secondsIn(unionOf(played));
      expect(told).toBeCloseTo(truth, 2);
    }),
    { numRuns: 60 },
  );
});
