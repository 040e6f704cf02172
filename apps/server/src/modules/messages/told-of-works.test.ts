import { createStudyApi } from '@shuyuan/api-client';
import {
  createFollowsApi,
  createIssuesApi,
  createMessagesApi,
  createProblemsApi,
} from '@shuyuan/api-client/community';
import { createModerationApi } from '@shuyuan/api-client/manage';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { watchedWords } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { createArticle } from '../articles/articles.fixtures.ts';
import { saveSettings } from '../config/config.repo.ts';
import { createAdministrator } from '../manage/manage.fixtures.ts';
import { createProblemCategory } from '../problems/problems.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';

let server: TestServer;
let category: number;
let author: Person;
let reader: Person;
let other: Person;
let issue: { type: 'issue'; id: number };

beforeAll(async () => {
  server = await createTestServer();
  await saveSettings(server.db, { 'features.wenda': true });
  await server.db.insert(watchedWords).values({ word: '加微信' });
  category = await createProblemCategory(server.db);
});
afterAll(() => server.close());
beforeEach(async () => {
  author = await createPerson(server.db, { nickName: '林远' });
  reader = await createPerson(server.db, { nickName: '陈雨' });
  other = await createPerson(server.db);
  issue = { type: 'issue', id: await createIssuesApi(http(author)).store({ ...sent(), title: '话题' }) };
});

const http = (who: Person) => clientOf(server, who).http;
const comments = (who: Person) => clientOf(server, who).comments;
const sent = () => ({ client_id: crypto.randomUUID(), content: '<p>说明</p>' });
const messages = (who: Person) => createMessagesApi(http(who));
const toldTo = async (who: Person) => (await messages(who).list()).data;
const readAll = (who: Person) => messages(who).markAllRead(new Date(Date.now() + 1000).toISOString());
const like = (who: Person, isOn = true) => createStudyApi(http(who)).thumbsUp(issue, isOn);

describe('a comment', () => {
  it.each(['problem', 'solution', 'issue', 'article'] as const)(
    'tells whoever wrote the %s that it stands below',
    async (type) => {
      const problem = () =>
        createProblemsApi(http(type === 'problem' ? author : other)).store({
          ...sent(),
          title: '怎样做',
          category_id: category,
        });
      const id =
        type === 'issue'
          ? issue.id
          : type === 'article'
            ? await createArticle(server.db, { authorId: author.id })
            : type === 'problem'
              ? await problem()
              : await createProblemsApi(http(author)).answer(await problem(), sent());
      await comments(reader).submit({ type, id }, { content: '青出于蓝' });
      expect(await toldTo(author)).toMatchObject([
        { type: 'comment', actor: { id: reader.id }, resource: { type, id }, data: { excerpt: '青出于蓝' } },
      ]);
    },
  );

  it('tells its author’s own work nothing, and of a reply only who is answered', async () => {
    const { id } = await comments(reader).submit(issue, { content: '我先说' });
    await readAll(author);
    await comments(author).submit(issue, { content: '我也说' });
    await comments(other).submit(issue, { content: '答一楼', parent_id: id });
    expect(await messages(author).unread()).toBe(0);
    expect(await toldTo(reader)).toMatchObject([{ type: 'reply' }]);
  });

  it('[CM-07] joins others until it is read, and counts no more once it is taken away', async () => {
    const { id } = await comments(reader).submit(issue, { content: '一' });
    await comments(reader).removeOwn(id);
    expect(await messages(author).unread()).toBe(0);
    await comments(reader).submit(issue, { content: '二' });
    await comments(other).submit(issue, { content: '三' });
    expect(await toldTo(author)).toMatchObject([{ type: 'comment', data: { excerpt: '三' } }]);
    expect(await messages(author).unread()).toBe(1);
  });

  it('[CM-09] that names the author tells them of the comment alone', async () => {
    const mentions = [{ id: author.id, name: '林远' }];
    await comments(reader).submit(issue, { content: '@林远 你看', mentions });
    expect((await toldTo(author)).map(({ type }) => type)).toEqual(['comment']);
  });

  it('[CM-12] that waits for a moderator tells once it is let through', async () => {
    const { id } = await comments(reader).submit(issue, { content: '加微信说' });
    expect(await toldTo(author)).toEqual([]);
    const moderator = await createAdministrator(server);
    await createModerationApi(http(moderator)).decide({ type: 'comment', id }, 'show');
    expect(await toldTo(author)).toMatchObject([{ type: 'comment', data: { excerpt: '加微信说' } }]);
  });
});

describe('a like', () => {
  it('tells once, however often it is given and taken back', async () => {
    await like(reader);
    await like(reader);
    expect(await toldTo(author)).toMatchObject([
      { type: 'thumbs_up', actor: { id: reader.id }, actors_count: 1, resource: issue },
    ]);
    await readAll(author);
    await like(reader, false);
    await like(reader);
    expect(await messages(author).unread()).toBe(0);
    await like(other);
    expect(await messages(author).unread()).toBe(1);
  });

  it('is told no more when it was taken back unread', async () => {
    await like(reader);
    await like(reader, false);
    expect(await toldTo(author)).toEqual([]);
  });

  it('is told when several come at once as one message', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => createPerson(server.db)));
    await Promise.all(people.map((each) => like(each)));
    expect(await toldTo(author)).toMatchObject([{ type: 'thumbs_up', actors_count: 8 }]);
  });
});

it('[CM-08] neither a like nor a comment of a blocked person tells anything, nor what is switched off', async () => {
  await createFollowsApi(http(author)).block(reader.id);
  for (const type of ['thumbs_up', 'comment'] as const) await messages(author).changeSetting(type, false);
  for (const who of [reader, other]) {
    await like(who);
    await comments(who).submit(issue, { content: '说' });
  }
  expect(await toldTo(author)).toEqual([]);
});
