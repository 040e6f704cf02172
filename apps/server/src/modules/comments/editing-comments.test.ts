import { createFollowsApi } from '@shuyuan/api-client/community';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClient, type Client } from '@shuyuan/api-client';
import { checkAnswer } from '@shuyuan/api-client/contract';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { createArticle } from '../articles/articles.fixtures.ts';
import { createAdministrator } from '../manage/manage.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { hostileComments } from './comments.fixtures.ts';

let server: TestServer;
let visitor: Client;
let author: Person;
let other: Person;
let target: { type: 'article'; id: number };
let now = new Date('2026-03-02T02:00:00Z');

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
  visitor = createClient({ baseUrl: '', fetch: server.fetch, checkAnswer });
});
afterAll(() => server.close());
beforeEach(async () => {
  [author, other] = [await createPerson(server.db), await createPerson(server.db)];
  target = { type: 'article', id: await createArticle(server.db) };
});

const minute = 60_000;
const page = { page: 1, size: 50 };
const as = (person: Person) => clientOf(server, person).comments;
const post = async (parentId?: number) =>
  (await as(author).submit(target, { content: '原来的话', ...(parentId && { parent_id: parentId }) })).id;
const listed = async () => (await visitor.comments.list(target, page)).comments.data;
const pass = (milliseconds: number) => (now = new Date(now.getTime() + milliseconds));

describe('changing what one has written', () => {
  it('shows comment and reply with their new words and when that was', async () => {
    const id = await post();
    const reply = await post(id);
    expect(await as(author).words(id)).toBe('原来的话');
    pass(minute);
    const edited = { content: '<p>新的话</p>', edited_at: now.toISOString(), mentions: [] };
    expect(await as(author).edit(id, ' 新的话 ')).toEqual(edited);
    expect(await as(author).edit(reply, '新的话')).toEqual(edited);
    expect(await listed()).toMatchObject([{ id, ...edited, children_count: 1 }]);
    expect(await visitor.comments.answers(id, page)).toMatchObject([{ id: reply, ...edited }]);
    expect(await as(author).words(id)).toBe('新的话');
  });

  it('is no change when the words are the same', async () => {
    const id = await post();
    expect(await as(author).edit(id, '原来的话')).toEqual({
      content: '<p>原来的话</p>',
      edited_at: null,
      mentions: [],
    });
    expect(await listed()).toMatchObject([{ edited_at: null }]);
  });

  it('ends an hour after writing, by the clock of the server', async () => {
    const id = await post();
    pass(60 * minute - 1);
    await as(author).edit(id, '还来得及');
    pass(1);
    await expect(as(author).edit(id, '太晚了')).rejects.toMatchObject({
      code: 409,
      message: '评论发表超过1小时，不能再修改',
    });
    expect(await listed()).toMatchObject([{ content: '<p>还来得及</p>' }]);
  });

  it('is for its author alone, and for what is still there', async () => {
    const id = await post();
    await expect(as(other).edit(id, '冒名')).rejects.toMatchObject({ code: 403 });
    await expect(as(other).words(id)).rejects.toMatchObject({ code: 403 });
    await expect(visitor.comments.edit(id, '冒名')).rejects.toMatchObject({ code: 401 });
    await expect(as(author).edit(id, ' \u200B ')).rejects.toMatchObject({ code: 1 });
    const admin = await createAdministrator(server);
    await admin.manage.comments.update(id, { is_hidden: true });
    await expect(as(author).edit(id, '藏起来也改')).rejects.toMatchObject({ code: 404 });
    const gone = await post();
    await as(author).removeOwn(gone);
    await expect(as(author).edit(gone, '删了也改')).rejects.toMatchObject({ code: 404 });
    await expect(as(author).words(gone)).rejects.toMatchObject({ code: 404 });
  });

  it('[CM-12] keeps markup as text, whatever is tried', async () => {
    for (const hostile of hostileComments) {
      // Nobody may change so much so fast.
      author = await createPerson(server.db);
      const { content } = await as(author).edit(await post(), hostile);
      const link = /<a href="https?:[^"<>]*" rel="nofollow ugc noopener">/g;
      expect(content.replaceAll(/<\/?p>|<br>|<\/a>/g, '').replaceAll(link, '')).not.toMatch(/[<>"]/);
    }
  });

  it('is refused to whoever does it without end, and says when it goes on', async () => {
    const id = await post();
    const codes = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        as(author)
          .edit(id, `第${index}次`)
          .then(
            () => 0,
            ({ code }: { code: number }) => code,
          ),
      ),
    );
    expect(codes.filter((code) => code === 0)).toHaveLength(20);
    expect(codes.filter((code) => code === 429)).toHaveLength(10);
  });

  it('[CM-11] lets what was changed be reported again, and the same text once', async () => {
    const id = await post();
    const report = { reason: 'attack', words: '' } as const;
    await as(other).report(id, report);
    pass(minute);
    await as(author).edit(id, '改得更坏');
    pass(minute);
    await as(other).report(id, report);
    await expect(as(other).report(id, report)).rejects.toMatchObject({ code: 1 });
  });
});

describe('what a blocked person says', () => {
  it('[CM-08] is marked for whoever blocks them, and for nobody else', async () => {
    const id = await post();
    const reply = await post(id);
    const seenBy = async (person: Person) => {
      const { comments } = await as(person).list(target, page);
      const [answer] = await as(person).answers(id, page);
      return [comments.data[0]?.is_blocked, answer?.id, answer?.is_blocked];
    };
    expect(await seenBy(other)).toEqual([false, reply, false]);
    await createFollowsApi(clientOf(server, other).http).block(author.id);
    expect(await seenBy(other)).toEqual([true, reply, true]);
    expect(await seenBy(author)).toEqual([false, reply, false]);
    expect(await listed()).toMatchObject([{ is_blocked: false }]);
  });

  it('[CM-08] tells nothing when it answers whoever blocks them', async () => {
    const { id } = await as(other).submit(target, { content: '我的话' });
    await createFollowsApi(clientOf(server, other).http).block(author.id);
    await post(id);
    expect(
      await server.db.query.messages.findMany({ where: (row, { eq }) => eq(row.userId, other.id) }),
    ).toEqual([]);
  });
});
