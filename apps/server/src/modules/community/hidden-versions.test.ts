import {
  createIssuesApi,
  createMessagesApi,
  createPostsApi,
  createProblemsApi,
} from '@shuyuan/api-client/community';
import { createModerationApi } from '@shuyuan/api-client/manage';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { watchedWords } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { createArticle } from '../articles/articles.fixtures.ts';
import { saveSettings } from '../config/config.repo.ts';
import { createAdministrator, createManager, type Manager } from '../manage/manage.fixtures.ts';
import { moderationStrings as strings } from '../manage/managed-community.strings.ts';
import { createProblemCategory } from '../problems/problems.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';

const secret = '一三八零零零零';

let server: TestServer;
let category: number;
let moderator: Manager;
let administrator: Manager;
let asker: Person;
let helper: Person;
let stranger: Person;
let now = new Date('2026-03-02T02:00:00Z');

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
  await saveSettings(server.db, { 'features.wenda': true });
  category = await createProblemCategory(server.db);
  await server.db.insert(watchedWords).values({ word: '加微信' });
  administrator = await createAdministrator(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  moderator = await createManager(server, { problem: 'all', 'problem.update': 'all' });
  [asker, helper, stranger] = [
    await createPerson(server.db),
    await createPerson(server.db),
    await createPerson(server.db),
  ];
});

const http = (who?: Person) => clientOf(server, who).http;
const problems = (who?: Person) => createProblemsApi(http(who));
const posts = (who?: Person) => createPostsApi(http(who));
const moderation = (who: Person) => createModerationApi(http(who));
const messages = (who: Person) => createMessagesApi(http(who)).list();
const pass = () => (now = new Date(now.getTime() + 1000));
const sent = (content: string) => ({ client_id: crypto.randomUUID(), content: `<p>${content}</p>` });
const ask = (title = '塔影为什么这样长', content = '太阳低的时候。') =>
  problems(asker).store({ ...sent(content), title, category_id: category });
const hide = { decision: 'hide', reason: '写了别人的电话' } as const;
const show = { decision: 'show', reason: '号码是公开的' } as const;

/** An answer that held private data until it was changed. */
async function answered() {
  const problem = await ask();
  const id = await problems(helper).answer(problem, sent(secret));
  pass();
  await problems(helper).updateSolution(id, '<p>号码删掉了</p>');
  pass();
  const post = { type: 'solution', id } as const;
  const [version] = await moderation(moderator).versions(post);
  return { problem, post, versionId: version!.id };
}

/** What each reading call tells this person, as text. */
async function read(who: Person | undefined, problem: number, solution: number): Promise<string> {
  const calls: Promise<unknown>[] = [
    posts(who).versions({ type: 'solution', id: solution }),
    posts(who).versions({ type: 'problem', id: problem }),
    problems(who).list(),
    problems(who).detail(problem),
    problems(who).solutions(problem),
    problems(who).solution(solution),
    problems(who).similar(secret),
    clientOf(server, who).search.find({ keywords: secret }),
    clientOf(server, who).home.index(),
    ...(who ? [messages(who), problems(who).mine(), problems(who).mySolutions()] : []),
  ];
  return JSON.stringify(await Promise.all(calls.map((call) => call.catch(String))));
}

describe('CM-13: an earlier version with private data', () => {
  it('is read in the history and in messages until it is hidden, and then by nobody; its place stays', async () => {
    const { problem, post, versionId } = await answered();
    expect(await read(stranger, problem, post.id)).toContain(secret);
    expect(JSON.stringify(await messages(asker))).toContain(secret);
    await moderation(moderator).decideVersion(post, versionId, hide);
    for (const who of [undefined, stranger, asker, helper, moderator])
      expect(await read(who, problem, post.id)).not.toContain(secret);
    expect(await posts(helper).versions(post)).toMatchObject([
      { id: versionId, title: '', content: '', is_hidden: true },
    ]);
    expect(await messages(asker)).toMatchObject({
      data: [{ type: 'solution', data: { title: '塔影为什么这样长' } }],
    });
  });

  it('is seen by moderators, with who has hidden it and why, and by all once it is shown again', async () => {
    const { post, versionId } = await answered();
    await moderation(moderator).decideVersion(post, versionId, hide);
    expect(await moderation(administrator).versions(post)).toMatchObject([
      {
        id: versionId,
        is_hidden: true,
        content: `<p>${secret}</p>`,
        decision: { user: { id: moderator.id }, reason: hide.reason, created_at: now.toISOString() },
      },
    ]);
    pass();
    await moderation(administrator).decideVersion(post, versionId, show);
    expect(await moderation(moderator).versions(post)).toMatchObject([
      { is_hidden: false, decision: { user: { id: administrator.id }, reason: show.reason } },
    ]);
    expect(await posts().versions(post)).toMatchObject([{ content: `<p>${secret}</p>`, is_hidden: false }]);
    expect(JSON.stringify(await messages(asker))).toContain(secret);
  });

  it('stands in the log of the console with who, when and why, without its words, and is taken back by its own call', async () => {
    const { post, versionId } = await answered();
    await moderation(moderator).decideVersion(post, versionId, hide);
    const { actions, action, undo } = administrator.manage.log;
    const { data } = await actions({ entity: 'postVersion', subject_id: versionId });
    expect(data).toMatchObject([
      {
        actor: { id: moderator.id },
        kind: 'update',
        created_at: now.toISOString(),
        subjects: [{ id: versionId }],
      },
    ]);
    const whole = await action(data[0]!.id);
    expect(whole.changes).toMatchObject([
      { before: { is_hidden: false }, after: { is_hidden: true, reason: hide.reason } },
    ]);
    expect(JSON.stringify(whole)).not.toContain(secret);
    await expect(moderator.manage.log.undo(data[0]!.id)).rejects.toMatchObject({ code: 403 });
    await expect(undo(data[0]!.id)).rejects.toMatchObject({ code: 403 });
  });

  it('is hidden and seen by who may alone', async () => {
    const { post, versionId } = await answered();
    const reader = await createManager(server, { problem: 'all' });
    for (const who of [stranger, asker, helper]) {
      await expect(moderation(who).versions(post)).rejects.toMatchObject({ code: 403 });
      await expect(moderation(who).decideVersion(post, versionId, hide)).rejects.toMatchObject({ code: 403 });
    }
    expect(await moderation(reader).versions(post)).toHaveLength(1);
    await expect(moderation(reader).decideVersion(post, versionId, hide)).rejects.toMatchObject({
      code: 403,
    });
    expect(await posts().versions(post)).toMatchObject([{ is_hidden: false }]);
  });

  it('is not one’s own, is of this post, needs a reason, and is decided once', async () => {
    const { problem, post, versionId } = await answered();
    const decide = moderation(moderator).decideVersion;
    await expect(decide({ type: 'problem', id: problem }, versionId, hide)).rejects.toMatchObject({
      code: 404,
    });
    await expect(decide(post, versionId, { ...hide, reason: ' ' })).rejects.toMatchObject({ code: 400 });
    await decide(post, versionId, hide);
    await expect(moderation(administrator).decideVersion(post, versionId, hide)).rejects.toMatchObject({
      code: 1,
      message: strings.decided('老师'),
    });
    const own = await createIssuesApi(http(moderator)).store({ ...sent(secret), title: '我的话题' });
    pass();
    await createIssuesApi(http(moderator)).update(own, { title: '我的话题', content: '<p>改了</p>' });
    const issue = { type: 'issue', id: own } as const;
    const [version] = await moderation(moderator).versions(issue);
    await expect(decide(issue, version!.id, hide)).rejects.toMatchObject({ message: strings.ownPost });
  });

  it('takes its title out of messages too, which say what the post is called now', async () => {
    const problem = await ask(`${secret}是谁`);
    await problems(helper).answer(problem, sent('不知道'));
    pass();
    await problems(asker).update(problem, {
      title: '这是谁',
      content: '<p>太阳低的时候。</p>',
      category_id: category,
    });
    const post = { type: 'problem', id: problem } as const;
    const [version] = await moderation(moderator).versions(post);
    await moderation(moderator).decideVersion(post, version!.id, hide);
    expect(await messages(asker)).toMatchObject({ data: [{ data: { title: '这是谁', excerpt: '不知道' } }] });
    expect(await posts(stranger).versions(post)).toMatchObject([{ title: '', is_hidden: true }]);
  });

  it('hides one version and leaves the others as they are', async () => {
    const { post, versionId } = await answered();
    await problems(helper).updateSolution(post.id, '<p>第三版</p>');
    await moderation(moderator).decideVersion(post, versionId, hide);
    expect(await posts().versions(post)).toMatchObject([
      { content: '<p>号码删掉了</p>', is_hidden: false },
      { id: versionId, content: '', is_hidden: true },
    ]);
  });

  it('of a comment is seen by moderators, and hidden from who was told of it', async () => {
    const target = { type: 'article', id: await createArticle(server.db) } as const;
    const comments = (who: Person) => clientOf(server, who).comments;
    const top = await comments(asker).submit(target, { content: '怎么找到他' });
    const { id } = await comments(helper).submit(target, { content: secret, parent_id: top.id });
    pass();
    await comments(helper).edit(id, '号码删掉了');
    const post = { type: 'comment', id } as const;
    const [version] = await moderation(moderator).versions(post);
    expect(version).toMatchObject({ content: `<p>${secret}</p>`, title: '', is_hidden: false });
    expect(JSON.stringify(await messages(asker))).toContain(secret);
    await moderation(moderator).decideVersion(post, version!.id, hide);
    expect(await messages(asker)).toMatchObject({ data: [{ type: 'reply' }] });
    expect(JSON.stringify(await messages(asker))).not.toContain(secret);
    await comments(helper).removeOwn(id);
    await expect(moderation(moderator).versions(post)).rejects.toMatchObject({ code: 404 });
  });

  it('of a comment that had to wait is hidden from what its author was told as well', async () => {
    const target = { type: 'article', id: await createArticle(server.db) } as const;
    const comments = clientOf(server, helper).comments;
    const { id } = await comments.submit(target, { content: `加微信${secret}` });
    const post = { type: 'comment', id } as const;
    await moderation(moderator).decide(post, 'show');
    pass();
    await comments.edit(id, '号码删掉了');
    expect(JSON.stringify(await messages(helper))).toContain(secret);
    const [version] = await moderation(moderator).versions(post);
    await moderation(moderator).decideVersion(post, version!.id, hide);
    expect(await messages(helper)).toMatchObject({ data: [{ type: 'moderation', resource: target }] });
    expect(JSON.stringify(await messages(helper))).not.toContain(secret);
  });
});
