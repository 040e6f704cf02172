import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, clientOf, type TestServer } from '../../testing/index.ts';
import { createArticle } from '../articles/articles.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { createAdministrator, createManager, type Manager } from './manage.fixtures.ts';

let server: TestServer;
let admin: Manager;
let author: Person;
let target: { type: 'article'; id: number };

beforeAll(async () => {
  server = await createTestServer();
  admin = await createAdministrator(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  author = await createPerson(server.db, { nickName: '沈砚' });
  target = { type: 'article', id: await createArticle(server.db, { title: '夜读记' }) };
});

const post = async (content: string, parentId?: number) => {
  const comment = { content, ...(parentId && { parent_id: parentId }) };
  return (await clientOf(server, author).comments.submit(target, comment)).id;
};
const of = async (query: Parameters<typeof admin.manage.comments.list>[0]) =>
  (await admin.manage.comments.list({ target_id: target.id, ...query })).data.map(({ id }) => id);

describe('comments in the console', () => {
  it('shows who wrote what where', async () => {
    const top = await post('长长的一段话');
    const reply = await post('一句回复', top);
    const { data } = await admin.manage.comments.list({ target_id: target.id });
    expect(data).toMatchObject([
      { id: reply, parent_id: top },
      {
        id: top,
        parent_id: null,
        content: '长长的一段话',
        target: { ...target, title: '夜读记' },
        user: { id: author.id, nick_name: '沈砚' },
        is_hidden: false,
        report_status: 'none',
        children_count: 1,
      },
    ]);
  });

  it('is narrowed by state, person, period and any of its words', async () => {
    const [first, second] = [await post(`${'很长'.repeat(40)}结尾的词`), await post('另一句')];
    await admin.manage.comments.update(second, { is_hidden: true });
    expect(await of({ state: 'shown' })).toEqual([first]);
    expect(await of({ state: 'hidden' })).toEqual([second]);
    expect(await of({ keywords: '结尾的词' })).toEqual([first]);
    expect(await of({ keywords: String(first) })).toEqual([first]);
    expect(await of({ user_id: author.id })).toEqual([second, first]);
    expect(await of({ user_id: admin.id })).toEqual([]);
    expect(await of({ target_type: 'records' })).toEqual([]);
    const later = new Date(Date.now() + 60_000).toISOString();
    expect([await of({ created_from: later }), await of({ created_to: later })]).toEqual([
      [],
      [second, first],
    ]);
  });

  it('restores what was hidden, and brings back by undo what was removed', async () => {
    const id = await post('一句话');
    const seen = async () =>
      (await clientOf(server, author).comments.list(target, { page: 1, size: 10 })).comments;
    await admin.manage.comments.update(id, { is_hidden: true });
    expect((await seen()).total).toBe(0);
    await admin.manage.comments.update(id, { is_hidden: false });
    expect(await seen()).toMatchObject({ total: 1, data: [{ id, content: '<p>一句话</p>' }] });
    const { action_id } = await admin.manage.comments.removeMany([id]);
    expect((await seen()).total).toBe(0);
    await admin.manage.log.undo(action_id);
    expect((await seen()).total).toBe(1);
  });

  it('does not bring back by undo what its author has deleted since', async () => {
    const id = await post('一句话');
    const { action_id } = await admin.manage.comments.update(id, { is_hidden: true });
    await clientOf(server, author).comments.removeOwn(id);
    await expect(admin.manage.log.undo(action_id)).rejects.toMatchObject({ code: 1 });
  });

  it('keeps of a comment in the log its beginning alone', async () => {
    const id = await post('字'.repeat(100));
    await admin.manage.comments.remove(id);
    const { data } = await admin.manage.log.actions({ entity: 'comment' });
    expect(data[0]?.subjects).toEqual([{ id, title: '字'.repeat(40) }]);
  });

  it('asks a permission for each: who may hide may not remove', async () => {
    const id = await post('一句话');
    const { manage } = await createManager(server, { comment: 'all', 'comment.update': 'all' });
    await manage.comments.update(id, { is_hidden: true });
    await expect(manage.comments.remove(id)).rejects.toMatchObject({ code: 403 });
    await expect((await createManager(server, {})).manage.comments.list({})).rejects.toMatchObject({
      code: 403,
    });
  });
});
