import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { schedule, type Step } from './schedule.mjs';
import { allSteps, gateSteps } from './steps.mjs';

interface Timed extends Step {
  takes?: number;
  fails?: boolean;
}

/** Runs steps on a clock of its own: what started and ended, in order, and the results. */
async function rehearse(list: readonly Timed[], cores = 2) {
  const events: string[] = [];
  const running: { step: Timed; end: () => void; at: number }[] = [];
  const disturbed: string[] = [];
  let now = 0;
  let most = 0;
  let isOver = false;
  const results = schedule(list, {
    cores,
    run: (step) =>
      new Promise<{ name: string; failed: number }>((end) => {
        events.push(`+${step.name}`);
        running.push({
          step,
          at: now + (step.takes ?? 1),
          end: () => end({ name: step.name, failed: step.fails ? 1 : 0 }),
        });
        const others = running.filter((one) => one.step !== step);
        const isDisturbed = ({ step: one }: { step: Timed }) =>
          one.alone && running.some((other) => other.step !== one && !other.step.yields);
        if (others.length > 0 && running.some(isDisturbed)) disturbed.push(step.name);
        most = Math.max(most, running.length > 1 ? running.reduce((sum, one) => sum + one.step.cores, 0) : 0);
      }),
    skip: ({ name }, need) => {
      events.push(`x${name} for ${need}`);
      return { name, failed: 1 };
    },
  }).finally(() => (isOver = true));
  results.catch(() => {});
  for (;;) {
    await new Promise((resolve) => setImmediate(resolve));
    if (isOver) break;
    running.sort((a, b) => a.at - b.at);
    const first = running.shift();
    if (!first) break;
    now = first.at;
    events.push(`-${first.step.name}`);
    first.end();
  }
  expect(disturbed).toEqual([]);
  return { results: await results, events, most };
}

const step = (name: string, more: Partial<Timed> = {}): Timed => ({ name, cores: 1, ...more });

describe('the order of steps', () => {
  it('is that of the list, two at a time', async () => {
    const { events } = await rehearse([step('a', { takes: 3 }), step('b'), step('c')]);
    expect(events).toEqual(['+a', '+b', '-b', '+c', '-c', '-a']);
  });

  it('lets a step wait for what it needs, and others pass it meanwhile', async () => {
    const { events } = await rehearse([
      step('build', { takes: 2 }),
      step('visit', { after: ['build'] }),
      step('c'),
    ]);
    expect(events).toEqual(['+build', '+c', '-c', '-build', '+visit', '-visit']);
  });

  it('lets no smaller step overtake one that waits for more cores', async () => {
    const { events } = await rehearse([step('a'), step('wide', { cores: 2 }), step('c')]);
    expect(events).toEqual(['+a', '-a', '+wide', '-wide', '+c', '-c']);
  });

  it('runs a step alone, with nothing beside it but steps that yield', async () => {
    const list = [
      step('a', { takes: 2 }),
      step('recorder', { alone: true, takes: 5 }),
      step('b'),
      step('types', { yields: true, takes: 2 }),
    ];
    const { events } = await rehearse(list);
    expect(events).toEqual(['+a', '+types', '-a', '+recorder', '-types', '-recorder', '+b', '-b']);
  });

  it('starts a step that yields beside one that runs alone', async () => {
    const list = [step('recorder', { alone: true, takes: 2 }), step('a'), step('types', { yields: true })];
    expect((await rehearse(list)).events).toEqual(['+recorder', '+types', '-types', '-recorder', '+a', '-a']);
  });

  it('counts as failed what comes after a failed step, and what comes after that', async () => {
    const list = [
      step('build', { fails: true }),
      step('visit', { after: ['build'] }),
      step('look', { after: ['visit'] }),
    ];
    const { events, results } = await rehearse([...list, step('other')]);
    expect(events).toContain('xvisit for build');
    expect(results.map(({ failed }) => failed)).toEqual([1, 1, 1, 0]);
  });

  it('does not wait for a step that was not asked for', async () => {
    expect((await rehearse([step('visit', { after: ['build'] })])).results).toHaveLength(1);
  });

  it('refuses steps that wait for each other', async () => {
    await expect(rehearse([step('a', { after: ['b'] }), step('b', { after: ['a'] })])).rejects.toThrow(
      'a, b',
    );
  });

  it('never takes more cores than there are, and answers every step', async () => {
    const some = fc.array(
      fc.record({
        cores: fc.constantFrom(0.5, 1, 2),
        takes: fc.integer({ min: 1, max: 9 }),
        fails: fc.boolean(),
        alone: fc.boolean(),
        yields: fc.boolean(),
        needs: fc.array(fc.nat(20), { maxLength: 3 }),
      }),
      { maxLength: 20 },
    );
    await fc.assert(
      fc.asyncProperty(some, async (drawn) => {
        const list = drawn.map(({ needs, ...rest }, index) => ({
          ...rest,
          name: String(index),
          after: needs.filter((need) => need < index).map(String),
        }));
        const { results, most } = await rehearse(list);
        expect(most).toBeLessThanOrEqual(2);
        expect(results).toHaveLength(list.length);
      }),
      { numRuns: 200 },
    );
  });
});

describe.each([
  ['npm test', gateSteps],
  ['npm run test:all', allSteps],
])('the steps of %s', (_, steps) => {
  const names = steps.map(({ name }) => name);

  it('are all reached on two cores, each once', async () => {
    const { events } = await rehearse(steps);
    expect(events.filter((event) => event.startsWith('+')).sort()).toEqual(
      names.map((name) => `+${name}`).sort(),
    );
  });

  it('come after steps that exist', () => {
    expect(steps.flatMap(({ after = [] }) => after).filter((name) => !names.includes(name))).toEqual([]);
  });
});
