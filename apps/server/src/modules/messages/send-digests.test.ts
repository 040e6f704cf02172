import { createFollowsApi, createMessagesApi } from '@shuyuan/api-client/community';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { localSms, messageDigests, users } from '../../db/schema.ts';
import { createTwins, type Twins } from '../../testing/create-twins.ts';
import { clientOf } from '../../testing/index.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { messageStrings as strings } from './messages.strings.ts';
import { sendDigests } from './send-digests.ts';
import { tell, type Told } from './tell.ts';

/** A Monday, ten in the morning in China. */
const monday = Date.parse('2026-11-23T02:00:00Z');
const hour = 3_600_000;
const day = 24 * hour;

let now = new Date(monday);
const clock = { now: () => now };
let twins: Twins;
let reader: Person;
let writer: Person;
beforeAll(async () => {
  twins = await createTwins({ clock });
});
afterAll(() => twins.close());
beforeEach(async () => {
  now = new Date(monday);
  await twins.db.delete(localSms);
  await twins.db.delete(messageDigests);
  reader = await createReader();
  writer = await createReader();
});

let made = 0;
/** Somebody with a telephone. */
const createReader = () => createPerson(twins.db, { mobile: `139${String((made += 1)).padStart(8, '0')}` });

const messages = (person: Person) => createMessagesApi(clientOf(twins.servers[0], person).http);
const told = (type: Told['type'] = 'follow', id = 1, rest: Partial<Told> = {}) =>
  twins.db.transaction((tx) =>
    tell(tx, {
      userId: reader.id,
      type,
      actorId: writer.id,
      resource: { type: 'article', id },
      data: {},
      now,
      ...rest,
    }),
  );

/** Both servers look; what each telephone was sent so far. */
async function look(at: number): Promise<string[]> {
  now = new Date(at);
  await Promise.all(twins.servers.map(({ modules, db }) => modules.sendDigests(db)));
  const rows = await twins.db
    .select()
    .from(localSms)
    .where(eq(localSms.scene, 'digest'))
    .orderBy(localSms.id);
  return rows.map(({ code }) => code);
}

it('is off until somebody chooses it, and goes to their number', async () => {
  const { digest, changeDigest } = messages(reader);
  expect(await digest()).toMatchObject({ frequency: 'off', is_offered: true });
  expect((await digest()).mobile).toMatch(/^1\d{2}\*{4}\d{4}$/);
  await told();
  expect(await look(monday + day)).toEqual([]);
  await changeDigest('weekly');
  expect(await digest()).toMatchObject({ frequency: 'weekly' });
  await changeDigest('off');
  expect(await look(monday + 8 * day)).toEqual([]);
});

it('tells once a day how much is unread, over two servers', async () => {
  await messages(reader).changeDigest('daily');
  await told('reply', 1);
  await told('accepted', 2);
  await told('follow', 3);
  expect(await look(monday + hour)).toEqual([]);
  const words = ['你有 3 条未读消息，其中回答 1 条、回复 1 条'];
  expect(await look(monday + day)).toEqual(words);
  expect(await look(monday + day + hour)).toEqual(words);
  await told('mention', 4);
  expect(await look(monday + day + 2 * hour)).toEqual(words);
  expect(await look(monday + 2 * day)).toEqual([...words, '你有 4 条未读消息，其中回答 1 条、回复 2 条']);
});

it('tells many once each, over two servers', async () => {
  const people = await Promise.all(Array.from({ length: 120 }, createReader));
  for (const { id } of people) {
    await told('follow', id, { userId: id });
    await twins.db.insert(messageDigests).values({ userId: id, frequency: 'daily', dueAt: now });
  }
  await look(monday);
  const sent = await twins.db.select().from(localSms);
  expect(sent).toHaveLength(people.length);
  expect(new Set(sent.map(({ mobile }) => mobile)).size).toBe(people.length);
});

it('tells of a Monday who wants it weekly, and nothing at night', async () => {
  await messages(reader).changeDigest('weekly');
  await told();
  for (const days of [1, 3, 6]) expect(await look(monday + days * day)).toEqual([]);
  expect(await look(monday + 7 * day - 2 * hour)).toEqual([]);
  expect(await look(monday + 7 * day + 12 * hour)).toEqual([]);
  expect(await look(monday + 8 * day - 2 * hour)).toEqual([]);
  expect(await look(monday + 8 * day)).toHaveLength(1);
  expect(await look(monday + 14 * day)).toHaveLength(1);
});

it('tells nothing twice, nor what was read', async () => {
  await messages(reader).changeDigest('daily');
  await told();
  expect(await look(monday + day)).toHaveLength(1);
  expect(await look(monday + 2 * day)).toHaveLength(1);
  await told('reply', 7);
  await messages(reader).markAllRead(new Date(monday + 3 * day).toISOString());
  expect(await look(monday + 3 * day)).toHaveLength(1);
});

it('[CM-08] tells nothing of whom somebody blocks, and nobody who is locked, has closed their account or has no number', async () => {
  await messages(reader).changeDigest('daily');
  await told();
  await createFollowsApi(clientOf(twins.servers[0], reader).http).block(writer.id);
  expect(await look(monday + day)).toEqual([]);
  const other = await createPerson(twins.db);
  await told('reply', 9, { actorId: other.id });
  const change = (values: Partial<typeof users.$inferInsert>) =>
    twins.db.update(users).set(values).where(eq(users.id, reader.id));
  const { mobile } = (await change({ status: 'locked' }).returning())[0]!;
  expect(await look(monday + 2 * day)).toEqual([]);
  await change({ status: 'active', destroysAt: new Date(monday + 90 * day) });
  expect(await look(monday + 3 * day)).toEqual([]);
  await change({ destroysAt: null, mobile: null });
  expect(await look(monday + 4 * day)).toEqual([]);
  await expect(messages(reader).changeDigest('weekly')).rejects.toMatchObject({
    code: 1,
    message: strings.noMobile,
  });
  await change({ mobile });
  expect(await look(monday + 5 * day)).toHaveLength(1);
});

it('goes on with the next when one could not be sent, and tries it no more that day', async () => {
  await messages(reader).changeDigest('daily');
  await messages(writer).changeDigest('daily');
  await told();
  await told('follow', 2, { userId: writer.id, actorId: reader.id });
  now = new Date(monday + day);
  const asked: string[] = [];
  const sms = {
    send: async () => {},
    async sendDigest({ mobile }: { mobile: string }) {
      asked.push(mobile);
      throw new TypeError('no way');
    },
  };
  const { deps } = twins.servers[0];
  await sendDigests({ ...deps, sms }, twins.db);
  await sendDigests({ ...deps, sms }, twins.db);
  expect(asked).toHaveLength(2);
  const logged = twins.servers[0].log.filter((line) => line.includes('digest'));
  expect(logged).toHaveLength(2);
  for (const mobile of asked) expect(logged.join()).not.toContain(mobile);
});

it('is not offered where the school sends none', async () => {
  const { deps, db } = twins.servers[0];
  await twins.db.insert(messageDigests).values({ userId: reader.id, frequency: 'daily', dueAt: now });
  await sendDigests({ ...deps, sms: { send: async () => {}, sendDigest: null } }, db);
  const [row] = await twins.db.select().from(messageDigests);
  expect(row?.dueAt).toEqual(now);
});
