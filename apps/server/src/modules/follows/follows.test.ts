import { createFollowsApi, createMessagesApi } from '@shuyuan/api-client/community';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';

let server: TestServer;
let reader: Person;
let writer: Person;
beforeAll(async () => {
  server = await createTestServer({});
});
afterAll(() => server.close());
beforeEach(async () => {
  reader = await createPerson(server.db, { nickName: '陈雨' });
  writer = await createPerson(server.db, { nickName: '林远', about: '教古文。' });
});

const people = (person?: Person) => createFollowsApi(clientOf(server, person).http);
const messages = (person?: Person) => createMessagesApi(clientOf(server, person).http);

it('follows once however often it is asked, and tells once', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => people(reader).follow(writer.id)));
  expect(answers.every(({ status }) => status === 1)).toBe(true);
  expect(await people(reader).followings()).toMatchObject({
    total: 1,
    data: [{ user: { id: writer.id, nick_name: '林远', about: '教古文。' }, status: 1 }],
  });
  expect(await people(writer).followers()).toMatchObject({
    total: 1,
    data: [{ user: { id: reader.id }, status: 0 }],
  });
  expect(await messages(writer).list()).toMatchObject({
    total: 1,
    data: [{ type: 'follow', actor: { nick_name: '陈雨' }, actors_count: 1, read_at: null }],
  });
});

it('is mutual when each follows the other, and ends on one side alone', async () => {
  await people(reader).follow(writer.id);
  expect(await people(writer).follow(reader.id)).toEqual({ status: 2 });
  expect(await people(reader).profile(writer.id)).toMatchObject({ status: 2, followers_count: 1 });
  await people(reader).unfollow(writer.id);
  expect(await people(reader).profile(writer.id)).toMatchObject({ status: 0, followers_count: 0 });
  expect(await people(writer).profile(reader.id)).toMatchObject({ status: 1 });
});

it('[CM-08] tells nothing of a blocked person, who is not told that they are', async () => {
  await people(reader).follow(writer.id);
  await people(writer).follow(reader.id);
  await people(writer).block(reader.id);
  expect(await messages(writer).list()).toMatchObject({ total: 0, data: [] });
  expect(await people(writer).followers()).toMatchObject({ total: 0 });
  expect(await people(writer).profile(reader.id)).toMatchObject({ is_blocked: true, status: 0 });
  expect(await people(reader).follow(writer.id)).toEqual({ status: 1 });
  expect(await messages(writer).unread()).toBe(0);
  expect(await people(writer).followers()).toMatchObject({ total: 0 });
  await expect(people(writer).follow(reader.id)).rejects.toMatchObject({ code: 1 });
  await people(writer).unblock(reader.id);
  expect(await people(writer).follow(reader.id)).toEqual({ status: 2 });
});

it('[CM-08] shows the blocked what they saw before, and what anybody sees who follows', async () => {
  await people(reader).follow(writer.id);
  const seen = () => people(reader).profile(writer.id);
  const before = await seen();
  await people(writer).block(reader.id);
  expect(await seen()).toEqual(before);
  await people(reader).unfollow(writer.id);
  expect(await seen()).toEqual({ ...before, status: 0, followers_count: 0 });
  await people(reader).follow(writer.id);
  expect(await seen()).toEqual(before);
  expect(await people(reader).followings()).toMatchObject({ total: 1, data: [{ user: { id: writer.id } }] });
  expect(await people(writer).profile(writer.id)).toMatchObject({ followers_count: 0 });
  expect(await messages(writer).list()).toMatchObject({ total: 0 });
});

it('[CM-07] counts nothing unread of whom one blocks', async () => {
  await people(reader).follow(writer.id);
  expect(await messages(writer).unread()).toBe(1);
  await people(writer).block(reader.id);
  expect(await messages(writer).unread()).toBe(0);
});

it('refuses oneself, nobody, a closed account and a visitor', async () => {
  await expect(people(reader).follow(reader.id)).rejects.toMatchObject({ code: 1 });
  await expect(people(reader).block(reader.id)).rejects.toMatchObject({ code: 1 });
  const closed = await createPerson(server.db, { destroysAt: new Date('2100-01-01') });
  for (const id of [closed.id, 999_999_999])
    await expect(people(reader).profile(id)).rejects.toMatchObject({ code: 404 });
  await expect(people().profile(writer.id)).rejects.toMatchObject({ code: 401 });
});
