import { createMessagesApi } from '@shuyuan/api-client/community';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { messageSettings } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { createArticle } from '../articles/articles.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { tell, type Told } from './tell.ts';

let server: TestServer;
let reader: Person;
let writer: Person;
const early = new Date('2026-11-20T04:00:00Z');
const late = new Date('2026-11-20T05:00:00Z');
beforeAll(async () => {
  server = await createTestServer({});
});
afterAll(() => server.close());
beforeEach(async () => {
  reader = await createPerson(server.db);
  writer = await createPerson(server.db);
});

const messages = (person?: Person) => createMessagesApi(clientOf(server, person).http);
const told = (rest: Partial<Told> = {}) =>
  server.db.transaction((tx) =>
    tell(tx, {
      userId: reader.id,
      type: 'comment',
      actorId: writer.id,
      resource: { type: 'article', id: 7 },
      data: { title: '劝学' },
      now: early,
      ...rest,
    }),
  );

it('joins what is about the same thing until it is read', async () => {
  await told();
  await told({ actorId: (await createPerson(server.db)).id, now: late });
  await told({ resource: { type: 'article', id: 8 } });
  const { data } = await messages(reader).list();
  expect(data).toMatchObject([
    { actors_count: 2, resource: { id: 7 }, created_at: late.toISOString() },
    { actors_count: 1, resource: { id: 8 } },
  ]);
  await messages(reader).markRead(data[0]!.id);
  await told({ now: late });
  expect(await messages(reader).list()).toMatchObject({ total: 3 });
  expect(await messages(reader).unread()).toBe(2);
});

it('joins what comes in the same moment, and loses none', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => createPerson(server.db)));
  await Promise.all(people.map(({ id }) => told({ actorId: id })));
  expect(await messages(reader).list()).toMatchObject({ total: 1, data: [{ actors_count: 8 }] });
});

it('marks all as read that came until what was seen', async () => {
  await told();
  await told({ resource: { type: 'article', id: 8 }, now: late });
  await messages(reader).markAllRead(early.toISOString());
  expect(await messages(reader).unread()).toBe(1);
  await messages(reader).markAllRead(late.toISOString());
  expect(await messages(reader).unread()).toBe(0);
});

it('tells nobody what they did themselves, or what they have switched off', async () => {
  await told({ actorId: reader.id });
  await server.db.insert(messageSettings).values({ userId: reader.id, type: 'comment', isOn: false });
  await told();
  expect(await messages(reader).list()).toEqual({ data: [], total: 0 });
});

it('switches a kind of messages off and on again, for one person', async () => {
  expect((await messages(reader).settings()).every(({ is_on }) => is_on)).toBe(true);
  await messages(reader).changeSetting('comment', false);
  await messages(reader).changeSetting('comment', false);
  const off = async (person: Person) =>
    (await messages(person).settings()).filter(({ is_on }) => !is_on).map(({ type }) => type);
  expect([await off(reader), await off(writer)]).toEqual([['comment'], []]);
  await told();
  await told({ type: 'reply' });
  expect(await messages(reader).list()).toMatchObject({ total: 1, data: [{ type: 'reply' }] });
  await messages(reader).changeSetting('comment', true);
  await told();
  expect(await messages(reader).list()).toMatchObject({ total: 2 });
  await expect(messages(reader).changeSetting('refund' as 'reply', false)).rejects.toMatchObject({
    code: 400,
  });
  await expect(messages().settings()).rejects.toMatchObject({ code: 401 });
});

it('keeps the messages of others apart', async () => {
  await told();
  const [message] = (await messages(reader).list()).data;
  await expect(messages(writer).markRead(message!.id)).rejects.toMatchObject({ code: 404 });
  await messages(writer).markAllRead(late.toISOString());
  expect(await messages(reader).unread()).toBe(1);
  await expect(messages().list()).rejects.toMatchObject({ code: 401 });
});

it('tells whose comment was replied to, and nobody of a comment on its own', async () => {
  const id = await createArticle(server.db);
  const post = (person: Person, body: object) =>
    server.app.inject({
      method: 'POST',
      url: `/api/v2/comment/article/${id}/submit`,
      headers: person.headers,
      payload: body,
    });
  const made = await post(reader, { content: '青出于蓝' });
  const { data } = made.json<{ data: { comment_id: number } }>();
  await post(writer, { content: '而青于蓝', parent_id: data.comment_id });
  expect(await messages(reader).list()).toMatchObject({
    total: 1,
    data: [
      {
        type: 'reply',
        actor: { id: writer.id },
        resource: { type: 'article', id },
        data: { excerpt: '而青于蓝' },
      },
    ],
  });
  expect(await messages(writer).list()).toMatchObject({ total: 0 });
});
