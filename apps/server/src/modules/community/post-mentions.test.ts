import {
  createFollowsApi,
  createIssuesApi,
  createMessagesApi,
  createPostsApi,
  createProblemsApi,
} from '@shuyuan/api-client/community';
import { createModerationApi } from '@shuyuan/api-client/manage';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users, watchedWords } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { saveSettings } from '../config/config.repo.ts';
import { createManager } from '../manage/manage.fixtures.ts';
import { createProblemCategory } from '../problems/problems.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';

let server: TestServer;
let category: number;
let asker: Person;
let helper: Person;
let friend: Person;

beforeAll(async () => {
  server = await createTestServer();
  await saveSettings(server.db, { 'features.wenda': true });
  category = await createProblemCategory(server.db);
  await server.db.insert(watchedWords).values({ word: '代写论文' });
});
afterAll(() => server.close());
beforeEach(async () => {
  asker = await createPerson(server.db, { nickName: '提问者' });
  helper = await createPerson(server.db, { nickName: '沈砚秋' });
  friend = await createPerson(server.db, { nickName: '林远' });
});

const problems = (who?: Person) => createProblemsApi(clientOf(server, who).http);
const issues = (who?: Person) => createIssuesApi(clientOf(server, who).http);
const posts = (who?: Person) => createPostsApi(clientOf(server, who).http);
const messagesOf = (who: Person) => createMessagesApi(clientOf(server, who).http).list();
const at = ({ id }: Person, name = '林远') => `<span data-mention="${id}">@${name}</span>`;
const begin = (content: string) =>
  issues(helper).store({ client_id: crypto.randomUUID(), title: '塔影', content });
const rename = ({ id }: Person, nickName: string) =>
  server.db.update(users).set({ nickName }).where(eq(users.id, id));
const contentOf = async (id: number) => (await issues().detail(id)).content;

async function ask(): Promise<number> {
  const post = { client_id: crypto.randomUUID(), title: '塔影为什么这样长', content: '<p>太阳低</p>' };
  return problems(asker).store({ ...post, category_id: category });
}

describe('[CM-09] a post that names somebody', () => {
  it('tells once of one post, and of an edit only who was not named before', async () => {
    const other = await createPerson(server.db, { nickName: '周予安' });
    const id = await begin(`<p>${at(friend)} 来看，${at(friend)}</p>`);
    expect(await messagesOf(friend)).toMatchObject({
      total: 1,
      data: [{ type: 'mention', actor: { nick_name: '沈砚秋' }, resource: { type: 'issue', id } }],
    });
    await issues(helper).update(id, {
      title: '塔影',
      content: `<p>${at(friend)} ${at(other, '周予安')} 一起看</p>`,
    });
    expect(await messagesOf(other)).toMatchObject({ total: 1 });
    expect(await messagesOf(friend)).toMatchObject({ total: 1, data: [{ actors_count: 1 }] });
  });

  it('tells nobody who is named in a quotation, in code, or oneself', async () => {
    const { id } = friend;
    await begin(
      `<blockquote><p>${at(friend)}</p></blockquote><p><code>@林远 ${id}</code></p><p>${at(helper, '沈砚秋')}</p>`,
    );
    expect(await messagesOf(friend)).toMatchObject({ total: 0 });
    expect(await messagesOf(helper)).toMatchObject({ total: 0 });
  });

  it('leads who is named in an answer to it, and who asked is told of the answer alone', async () => {
    const problem = await ask();
    const solution = await problems(helper).answer(problem, {
      client_id: crypto.randomUUID(),
      content: `<p>${at(asker, '提问者')} 你好，${at(friend)} 也看</p>`,
    });
    expect(await messagesOf(friend)).toMatchObject({
      data: [{ type: 'mention', resource: { type: 'solution', id: solution } }],
    });
    expect(await messagesOf(asker)).toMatchObject({ total: 1, data: [{ type: 'solution' }] });
  });

  it('tells no more people than may be named', async () => {
    const many = await Promise.all(Array.from({ length: 11 }, () => createPerson(server.db)));
    await begin(`<p>${many.map((person) => at(person, '某')).join('')}</p>`);
    const told = await Promise.all(many.map(async (person) => (await messagesOf(person)).total));
    expect(told.reduce((sum, total) => sum + total, 0)).toBe(10);
  });

  it('tells whom it names when a moderator lets it through, and nobody before', async () => {
    const id = await begin(`<p>代写论文，${at(friend)}</p>`);
    expect(await messagesOf(friend)).toMatchObject({ total: 0 });
    const moderator = await createManager(server, { problem: 'all', 'problem.update': 'all' });
    await createModerationApi(clientOf(server, moderator).http).decide({ type: 'issue', id }, 'show');
    expect(await messagesOf(friend)).toMatchObject({ total: 1, data: [{ type: 'mention' }] });
  });
});

it('[CM-08] a post tells nothing to somebody who blocks its author', async () => {
  await createFollowsApi(clientOf(server, friend).http).block(helper.id);
  await begin(`<p>${at(friend)}</p>`);
  expect(await messagesOf(friend)).toMatchObject({ total: 0 });
});

describe('[CM-10] somebody whom a post names', () => {
  it('has the name they have now, whatever was sent, and a later namesake inherits nothing', async () => {
    const id = await begin(`<p>${at(friend, '校长')} 你好</p>`);
    expect(await contentOf(id)).toBe(`<p>${at(friend)} 你好</p>`);
    await rename(friend, '林<长>远');
    const namesake = await createPerson(server.db, { nickName: '林远' });
    expect(await contentOf(id)).toBe(`<p>${at(friend, '林&lt;长&gt;远')} 你好</p>`);
    expect(await messagesOf(namesake)).toMatchObject({ total: 0 });
  });

  it('is named as a closed account, without a way to it, and so is nobody', async () => {
    const id = await begin(`<p>${at(friend)}，<span data-mention="999999999">@谁</span></p>`);
    await server.db
      .update(users)
      .set({ destroysAt: new Date('2100-01-01') })
      .where(eq(users.id, friend.id));
    expect(await contentOf(id)).toBe('<p>@已注销用户，@已注销用户</p>');
  });
});

describe('the people who are offered to a post', () => {
  const offered = async (keywords: string, place?: { type: 'problem'; id: number }) =>
    (await posts(helper).people(keywords, place)).map((person) => person.nick_name);

  it('are those of its conversation, then whom one follows, then whose name begins so', async () => {
    const problem = await ask();
    await rename(asker, '老夏天');
    const followed = await createPerson(server.db, { nickName: '小夏天' });
    await createPerson(server.db, { nickName: '夏天来' });
    await createFollowsApi(clientOf(server, helper).http).follow(followed.id);
    expect(await offered('夏天', { type: 'problem', id: problem })).toEqual(['老夏天', '小夏天', '夏天来']);
    expect(await offered('夏天')).toEqual(['小夏天', '夏天来']);
  });

  it('are offered to who is signed in, and of no conversation that they may not read', async () => {
    await expect(posts().people('')).rejects.toMatchObject({ code: 401 });
    await expect(offered('', { type: 'problem', id: 999_999 })).rejects.toMatchObject({ code: 404 });
  });
});
