import { createMessagesApi } from '@shuyuan/api-client/community';
import { createModerationApi } from '@shuyuan/api-client/manage';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { comments, watchedWords } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { createArticle } from '../articles/articles.fixtures.ts';
import { saveSettings } from '../config/config.repo.ts';
import { createAdministrator, type Manager } from '../manage/manage.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { forgetRemovedWords } from './own-comments.repo.ts';

let server: TestServer;
let admin: Manager;
let author: Person;
let friend: Person;
let target: { type: 'article'; id: number };

beforeAll(async () => {
  server = await createTestServer();
  await saveSettings(server.db, { 'features.wenda': true });
  admin = await createAdministrator(server);
  await server.db.insert(watchedWords).values({ word: '代写论文' });
});
afterAll(() => server.close());
beforeEach(async () => {
  author = await createPerson(server.db, { nickName: '沈砚秋' });
  friend = await createPerson(server.db, { nickName: '林远' });
  target = { type: 'article', id: await createArticle(server.db) };
});

const page = { page: 1, size: 50 };
const as = (person: Person) => clientOf(server, person).comments;
const moderation = () => createModerationApi(clientOf(server, admin).http);
const messagesOf = (person: Person) => createMessagesApi(clientOf(server, person).http).list();
const listed = async () => (await as(friend).list(target, page)).comments;
const waiting = async (id: number) =>
  (await moderation().list({ size: 50 })).data.find((row) => row.type === 'comment' && row.id === id);

describe('CM-12: a comment with a watched word', () => {
  it.each([
    ['as it is', '代写论文找我'],
    ['with blanks and marks', '代 写-论·文'],
    ['with what cannot be seen', '代\u200B写\u2060论\uFEFF文'],
    ['in traditional characters', '代寫論文'],
  ])('waits %s, with the word shown, and its author is told so', async (_, words) => {
    const { id, row } = await as(author).submit(target, { content: words });
    expect(row).toMatchObject({ id, is_waiting: true });
    expect(await listed()).toEqual({ total: 0, data: [] });
    expect(await waiting(id)).toMatchObject({
      held_word: '代写论文',
      target_type: 'article',
      parent_id: target.id,
      user: { nick_name: '沈砚秋' },
    });
    expect(await messagesOf(author)).toMatchObject({ data: [{ type: 'moderation', resource: target }] });
  });

  it('is seen and counted once it is let through, and tells then whom it answers and names', async () => {
    const top = await as(friend).submit(target, { content: '我的话' });
    const third = await createPerson(server.db, { nickName: '周予安' });
    const reply = {
      content: '代写论文 @周予安',
      parent_id: top.id,
      mentions: [{ id: third.id, name: '周予安' }],
    };
    const { id } = await as(author).submit(target, reply);
    expect((await listed()).data).toMatchObject([{ children_count: 0 }]);
    expect([(await messagesOf(friend)).total, (await messagesOf(third)).total]).toEqual([0, 0]);
    await moderation().decide({ type: 'comment', id }, 'show');
    expect((await listed()).data).toMatchObject([{ children_count: 1 }]);
    expect(await messagesOf(friend)).toMatchObject({ data: [{ type: 'reply' }] });
    expect(await messagesOf(third)).toMatchObject({ data: [{ type: 'mention' }] });
    expect(await waiting(id)).toBeUndefined();
    await expect(moderation().decide({ type: 'comment', id }, 'hide')).rejects.toMatchObject({ code: 1 });
  });

  it('waits when it is changed so, and goes from the list and its counts', async () => {
    const { id } = await as(author).submit(target, { content: '无害' });
    const edited = await as(author).edit(id, '代.写.论.文');
    expect(edited).toMatchObject({ is_waiting: true });
    expect(await listed()).toEqual({ total: 0, data: [] });
    await moderation().decide({ type: 'comment', id }, 'hide', '请不要打广告');
    expect(await waiting(id)).toBeUndefined();
    expect(await messagesOf(author)).toMatchObject({ data: [{ type: 'moderation' }] });
  });

  it('waits no more once the console shows it', async () => {
    const { id } = await as(author).submit(target, { content: '代写论文' });
    await admin.manage.comments.update(id, { is_hidden: false });
    expect((await listed()).total).toBe(1);
    expect(await waiting(id)).toBeUndefined();
  });

  it('is not judged by who wrote it', async () => {
    const { id } = await clientOf(server, admin).comments.submit(target, { content: '代写论文' });
    await expect(moderation().decide({ type: 'comment', id }, 'show')).rejects.toMatchObject({ code: 1 });
  });
});

describe('a comment that its author has deleted', () => {
  it('comes back with its words and its replies, for its author alone', async () => {
    const { id } = await as(author).submit(target, { content: '一句话' });
    await as(friend).submit(target, { content: '回', parent_id: id });
    await as(author).removeOwn(id);
    expect((await listed()).data).toMatchObject([{ is_removed: true, children_count: 1 }]);
    await expect(as(friend).restoreOwn(id)).rejects.toMatchObject({ code: 404 });
    await as(author).restoreOwn(id);
    expect((await listed()).data).toMatchObject([{ id, content: '<p>一句话</p>', children_count: 1 }]);
    await expect(as(author).restoreOwn(id)).rejects.toMatchObject({ code: 404 });
  });

  it('is gone for good after ten minutes, with its words', async () => {
    const { id } = await as(author).submit(target, { content: '一句话' });
    await as(author).removeOwn(id);
    const ago = new Date(Date.now() - 11 * 60_000);
    await server.db.update(comments).set({ deletedAt: ago }).where(eq(comments.id, id));
    await expect(as(author).restoreOwn(id)).rejects.toMatchObject({ code: 404 });
    await forgetRemovedWords(server.db);
    const [row] = await server.db.select().from(comments).where(eq(comments.id, id));
    expect(row).toMatchObject({ removedContent: '', content: '' });
  });

  it('does not come back when the console has removed it', async () => {
    const { id } = await as(author).submit(target, { content: '一句话' });
    await admin.manage.comments.remove(id);
    await expect(as(author).restoreOwn(id)).rejects.toMatchObject({ code: 404 });
  });
});
