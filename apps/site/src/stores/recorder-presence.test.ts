import { expect, it } from 'vitest';
import { createRecorderPresence } from './recorder-presence.ts';

/** The locks of one browser, with one page for ever in each that is shared. */
function createLocks() {
  const held = new Set<string>();
  const request = async (name: string, { ifAvailable = false }, work: LockGrantedCallback<unknown>) => {
    if (ifAvailable) return work(held.has(name) ? null : { name, mode: 'exclusive' });
    held.add(name);
    return work({ name, mode: 'shared' });
  };
  return { request } as Pick<LockManager, 'request'>;
}

/** Whether `work` was run. */
async function isDone(run: (work: () => void) => unknown) {
  let hasRun = false;
  await run(() => (hasRun = true));
  return hasRun;
}

it('SR-09 lets nobody forget a person in whose name any page has the recorder open', async () => {
  const locks = createLocks();
  const [page, other] = [createRecorderPresence(locks), createRecorderPresence(locks)];
  expect(await isDone((work) => other.whenNobody(1, work))).toBe(true);
  expect(await isDone((work) => page.enter(1, work))).toBe(true);
  expect(await isDone((work) => page.enter(1, work))).toBe(true);
  for (const one of [page, other]) expect(await isDone((work) => one.whenNobody(1, work))).toBe(false);
  expect(await isDone((work) => other.whenNobody(2, work))).toBe(true);
});

it('does without where the browser has no locks, or refuses them', async () => {
  const none = createRecorderPresence(undefined);
  expect(await isDone((work) => none.enter(1, work))).toBe(true);
  expect(await isDone((work) => none.whenNobody(1, work))).toBe(true);
  const refused = createRecorderPresence({ request: () => Promise.reject(new Error('SecurityError')) });
  expect(await isDone((work) => new Promise<void>((done) => refused.enter(1, () => done(work()))))).toBe(
    true,
  );
  expect(await isDone((work) => refused.whenNobody(1, work))).toBe(true);
});
