import { createFollowsApi, createMessagesApi } from '@shuyuan/api-client/community';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { createArticle } from '../articles/articles.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';

let server: TestServer;
let author: Person;
let friend: Person;
let target: { type: 'article'; id: number };

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  author = await createPerson(server.db, { nickName: '沈砚秋' });
  friend = await createPerson(server.db, { nickName: '林远' });
  target = { type: 'article', id: await createArticle(server.db) };
});

const page = { page: 1, size: 50 };
const as = (person: Person) => clientOf(server, person).comments;
const follows = (person: Person) => createFollowsApi(clientOf(server, person).http);
const messages = (person: Person) => createMessagesApi(clientOf(server, person).http);
const named = ({ id }: Person, name = '林远') => ({ id, name });
const post = (content: string, mentions = [named(friend)], parent_id?: number) =>
  as(author).submit(target, { content, mentions, ...(parent_id && { parent_id }) });
const rename = ({ id }: Person, nickName: string) =>
  server.db.update(users).set({ nickName }).where(eq(users.id, id));
const mentionsOf = async () => (await as(author).list(target, page)).comments.data.map((row) => row.mentions);

describe('[CM-09] a mention', () => {
  it('tells once, also when the person is named twice and the words are changed', async () => {
    const { id } = await post('@林远 你看，@林远');
    expect(await messages(friend).list()).toMatchObject({
      total: 1,
      data: [{ type: 'mention', actor: { nick_name: '沈砚秋' }, resource: target }],
    });
    await messages(friend).markAllRead(new Date(Date.now() + 60_000).toISOString());
    const other = await createPerson(server.db, { nickName: '周予安' });
    const both = [named(friend), named(other, '周予安')];
    const edited = await as(author).edit(id, '@林远 @周予安 你们看', both);
    expect(edited.mentions).toHaveLength(2);
    expect(await messages(friend).unread()).toBe(0);
    expect(await messages(other).list()).toMatchObject({ total: 1, data: [{ type: 'mention' }] });
  });

  it('tells who is answered of the answer alone', async () => {
    const { id } = await as(friend).submit(target, { content: '我的话' });
    await post('@林远 说得对', [named(friend)], id);
    expect(await messages(friend).list()).toMatchObject({ total: 1, data: [{ type: 'reply' }] });
  });

  it('is none in what is quoted or set as code, nor where a longer name is meant', async () => {
    const longer = await createPerson(server.db, { nickName: '林远山' });
    await post('> @林远 说过\n`@林远` 是代码，@林远山 来看', [named(friend), named(longer, '林远山')]);
    expect(await mentionsOf()).toEqual([[{ user_id: longer.id, name: '林远山', nick_name: '林远山' }]]);
    expect(await messages(friend).unread()).toBe(0);
  });

  it('is none by the beginning of a longer name, which somebody has who was not picked', async () => {
    await createPerson(server.db, { nickName: '林远山' });
    await post('@林远山 来看');
    expect(await mentionsOf()).toEqual([[]]);
    await post('@林远你来看');
    expect(await messages(friend).list()).toMatchObject({ total: 1 });
  });

  it('is none in a mail address, a web address and a fence of code', async () => {
    await post('写信给 a@林远，看 https://example.com/@林远\n```\n@林远\n```');
    expect(await mentionsOf()).toEqual([[]]);
    expect(await messages(friend).unread()).toBe(0);
  });

  it('is none under another’s name, of nobody and of oneself', async () => {
    await post('@校长 @林远 @沈砚秋', [
      named(friend, '校长'),
      { id: 999_999_999, name: '林远' },
      named(author, '沈砚秋'),
    ]);
    expect(await mentionsOf()).toEqual([[{ user_id: author.id, name: '沈砚秋', nick_name: '沈砚秋' }]]);
    expect(await messages(author).unread()).toBe(0);
  });

  it('tells nothing when it is switched off', async () => {
    await messages(friend).changeSetting('mention', false);
    await post('@林远');
    expect(await messages(friend).unread()).toBe(0);
  });

  it('[CM-08] tells nothing when whoever is named blocks the author', async () => {
    await follows(friend).block(author.id);
    await post('@林远');
    expect(await messages(friend).list()).toMatchObject({ total: 0 });
  });

  it('[CM-10] follows the person to another name, and nobody takes the old one over', async () => {
    const { id } = await post('@林远 你好');
    await post('@林远 这里', [named(friend)], id);
    await rename(friend, '林长远');
    const namesake = await createPerson(server.db, { nickName: '林远' });
    const mention = { user_id: friend.id, name: '林远', nick_name: '林长远' };
    expect(await mentionsOf()).toEqual([[mention]]);
    const replies = await as(author).answers(id, page);
    expect(replies.map((reply) => reply.mentions)).toEqual([[mention]]);
    expect(await messages(namesake).unread()).toBe(0);
  });

  it('refuses more people than a comment is meant for', async () => {
    const many = Array.from({ length: 11 }, (_, index) => ({ id: index + 1, name: '林远' }));
    await expect(post('@林远', many)).rejects.toMatchObject({ code: 400 });
  });
});

describe('the people who are offered', () => {
  const offered = async (keywords = '') =>
    (await as(author).people(target, keywords)).map((person) => person.nick_name);

  it('are those of the thread, then whom one follows, then whose name begins so', async () => {
    const followed = await createPerson(server.db, { nickName: '小林夏' });
    await createPerson(server.db, { nickName: '林夏初' });
    await createPerson(server.db, { nickName: '树林夏' });
    await rename(friend, '老林夏');
    await follows(author).follow(followed.id);
    await as(friend).submit(target, { content: '我在' });
    expect(await offered('林夏')).toEqual(['老林夏', '小林夏', '林夏初']);
    expect(await offered()).toEqual(['老林夏', '小林夏']);
  });

  it('tell no more than name and picture', async () => {
    await as(friend).submit(target, { content: '我在' });
    expect(await as(author).people(target, '')).toEqual([
      { id: friend.id, nick_name: '林远', avatar: expect.any(String) as string },
    ]);
  });

  it('[CM-08] are neither oneself, nor blocked, nor gone', async () => {
    const closed = await createPerson(server.db, { nickName: '林已销' });
    for (const person of [author, friend, closed]) await as(person).submit(target, { content: '我在' });
    await rename(author, '林自己');
    await server.db
      .update(users)
      .set({ destroysAt: new Date('2100-01-01') })
      .where(eq(users.id, closed.id));
    await follows(author).block(friend.id);
    expect(await offered('林')).not.toEqual(expect.arrayContaining(['林自己']));
    expect(await offered()).toEqual([]);
  });

  it('take signs of patterns for what they are', async () => {
    for (const keywords of ['%', '_', '\\']) expect(await offered(keywords)).toEqual([]);
  });

  it('are offered to who is signed in, where they may read, and not without end', async () => {
    await expect(clientOf(server).comments.people(target, '')).rejects.toMatchObject({ code: 401 });
    await expect(as(author).people({ type: 'article', id: 999_999 }, '')).rejects.toMatchObject({
      code: 404,
    });
    const calls = Array.from({ length: 125 }, () =>
      as(author)
        .people(target, '')
        .then(
          () => 0,
          ({ code }: { code: number }) => code,
        ),
    );
    expect((await Promise.all(calls)).filter((code) => code === 429).length).toBeGreaterThan(0);
  });
});
