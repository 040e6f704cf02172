import { createMessagesApi, watchUnread } from '@shuyuan/api-client/community';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createTwins, type Twins } from '../../testing/create-twins.ts';
import { clientOf } from '../../testing/index.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { tell } from './tell.ts';

let twins: Twins;
let addresses: readonly string[];
let reader: Person;
let writer: Person;
beforeAll(async () => {
  twins = await createTwins({});
  addresses = await Promise.all(twins.servers.map(({ app }) => app.listen({ port: 0, host: '127.0.0.1' })));
});
afterAll(() => twins.close());
beforeEach(async () => {
  reader = await createPerson(twins.db);
  writer = await createPerson(twins.db);
});

/** What a browser of this person hears at one of the two servers. */
function listen(person: Person | null, at: 0 | 1 = 0) {
  const counts: number[] = [];
  const call = new AbortController();
  const ended = watchUnread({
    baseUrl: addresses[at]!,
    fetch: globalThis.fetch,
    token: person === null ? 'nobody' : person.headers.authorization.replace('Bearer ', ''),
    signal: call.signal,
    onUnread: (count) => void counts.push(count),
  });
  ended.catch(() => {});
  return { counts, ended, stop: () => call.abort() };
}

const told = (id: number) =>
  twins.db.transaction((tx) =>
    tell(tx, {
      userId: reader.id,
      type: 'comment',
      actorId: writer.id,
      resource: { type: 'article', id },
      data: {},
      now: new Date(),
    }),
  );

it('tells both servers’ listeners what was written by either, each number once', async () => {
  const heard = [listen(reader, 0), listen(reader, 1)];
  await expect.poll(() => heard.map(({ counts }) => counts), { timeout: 5_000 }).toEqual([[0], [0]]);
  await told(1);
  await expect
    .poll(() => heard.map(({ counts }) => counts), { timeout: 5_000 })
    .toEqual([
      [0, 1],
      [0, 1],
    ]);
  await createMessagesApi(clientOf(twins.servers[1], reader).http).markAllRead(
    new Date(Date.now() + 1_000).toISOString(),
  );
  const all = [0, 1, 0];
  await expect.poll(() => heard.map(({ counts }) => counts), { timeout: 5_000 }).toEqual([all, all]);
  for (const { stop } of heard) stop();
});

it('tells at once what a call to the other server has changed, without looking for it', async () => {
  // Nothing looks by itself.
  const intervals = vi.spyOn(globalThis, 'setInterval').mockReturnValue(setTimeout(() => {}));
  onTestFinished(() => intervals.mockRestore());
  await told(1);
  const heard = listen(reader, 0);
  await expect.poll(() => heard.counts, { timeout: 5_000 }).toEqual([1]);
  const there = createMessagesApi(clientOf(twins.servers[1], reader).http);
  await there.markAllRead(new Date(Date.now() + 1_000).toISOString());
  await expect.poll(() => heard.counts, { timeout: 5_000 }).toEqual([1, 0]);
  // Once it listens it looks by itself, and may have seen that; by now it does so no more.
  await told(2);
  await there.markAllRead(new Date(0).toISOString());
  await expect.poll(() => heard.counts, { timeout: 5_000 }).toEqual([1, 0, 1]);
  expect(intervals).toHaveBeenCalled();
  heard.stop();
});

it('tells who begins again what there is now', async () => {
  const first = listen(reader);
  await expect.poll(() => first.counts, { timeout: 5_000 }).toEqual([0]);
  first.stop();
  await told(1);
  await told(2);
  const second = listen(reader);
  await expect.poll(() => second.counts, { timeout: 5_000 }).toEqual([2]);
  second.stop();
});

it('tells nothing of others, and no visitor', async () => {
  const other = listen(writer);
  await told(1);
  await expect.poll(() => other.counts, { timeout: 5_000 }).toEqual([0]);
  await wait(1_500);
  expect(other.counts).toEqual([0]);
  other.stop();
  await expect(listen(null).ended).rejects.toMatchObject({ kind: 'http' });
});

it('ends with the session', async () => {
  const { counts, ended } = listen(reader, 1);
  await expect.poll(() => counts, { timeout: 5_000 }).toEqual([0]);
  await clientOf(twins.servers[0], reader).session.logout();
  await expect(ended).resolves.toBeUndefined();
});

it('tells ten browsers of one person, and no more', async () => {
  const heard = Array.from({ length: 10 }, () => listen(reader));
  await expect.poll(() => heard.every(({ counts }) => counts.length === 1), { timeout: 5_000 }).toBe(true);
  await expect(listen(reader).ended).rejects.toMatchObject({ kind: 'http' });
  heard[0]!.stop();
  await expect.poll(() => answersAgain(), { timeout: 5_000 }).toBe(true);
  for (const { stop } of heard) stop();
});

async function answersAgain(): Promise<boolean> {
  const next = listen(reader);
  await Promise.race([wait(300), next.ended.catch(() => {})]);
  next.stop();
  return next.counts.length > 0;
}
