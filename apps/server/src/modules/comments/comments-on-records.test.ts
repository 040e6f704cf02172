import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClient, type Client } from '@shuyuan/api-client';
import { checkAnswer } from '@shuyuan/api-client/contract';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { createRecording } from '../records/records.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { commentStrings as strings } from './comments.strings.ts';

let server: TestServer;
let owner: Person;
let mine: Client;
let others: Client;
let visitor: Client;
let target: { type: 'records'; id: number };
let commentId: number;

beforeAll(async () => {
  server = await createTestServer();
  visitor = createClient({ baseUrl: '', fetch: server.fetch, checkAnswer });
});
afterAll(() => server.close());
beforeEach(async () => {
  owner = await createPerson(server.db, { nickName: '沈砚秋' });
  mine = clientOf(server, owner);
  others = clientOf(server, await createPerson(server.db, { nickName: '林小满' }));
  target = { type: 'records', id: await createRecording(server, owner) };
  commentId = (await mine.comments.submit(target, { content: '板书在这里', at_seconds: 5 })).id;
});

const page = { page: 1, size: 10 };
const gone = { code: 404, message: strings.targetMissing };
/** By its own id: one that is hidden is answered as one that never was. */
const commentGone = { code: 404, message: strings.threadMissing };

/** Every way to learn what is said about a recording. */
const ways = (client: Client) => ({
  list: () => client.comments.list(target, page),
  answers: () => client.comments.answers(commentId, page),
  place: () => client.comments.place(target, commentId),
});

async function expectGone(client: Client) {
  const { answers, ...ofTarget } = ways(client);
  for (const ask of Object.values(ofTarget)) await expect(ask()).rejects.toMatchObject(gone);
  await expect(answers()).rejects.toMatchObject(commentGone);
}

describe('what is said about a recording', () => {
  it('is its owner’s alone as long as it is not shared', async () => {
    for (const client of [visitor, others]) await expectGone(client);
    for (const ask of Object.values(ways(mine))) await ask();
    await expect(others.comments.submit(target, { content: '我也想说' })).rejects.toMatchObject(gone);
  });

  it('is open to whoever has the link once it is shared, visitors too, with its moments', async () => {
    await mine.records.share(target.id, true);
    const { id: reply } = await others.comments.submit(target, { content: '谢谢', parent_id: commentId });
    await others.comments.submit(target, { content: '没听懂', at_seconds: 0 });
    const { comments, users } = await visitor.comments.list(target, { ...page, sort: 'oldest' });
    expect(comments.data.map(({ content, at_seconds }) => [content, at_seconds])).toEqual([
      ['<p>板书在这里</p>', 5],
      ['<p>没听懂</p>', 0],
    ]);
    expect(
      Object.values(users)
        .map(({ nick_name }) => nick_name)
        .sort(),
    ).toEqual(['林小满', '沈砚秋']);
    expect((await visitor.comments.answers(commentId, page)).map(({ id }) => id)).toEqual([reply]);
    expect(await visitor.comments.place(target, reply)).toMatchObject({ comment_id: commentId });
    await expect(visitor.comments.submit(target, { content: '访客' })).rejects.toMatchObject({ code: 401 });
  });

  it('is closed again with the recording, also to those who took part', async () => {
    await mine.records.share(target.id, true);
    await others.comments.submit(target, { content: '我也在' });
    await mine.records.share(target.id, false);
    await expectGone(others);
    expect((await mine.comments.list(target, page)).comments.total).toBe(2);
  });

  it('is counted for who may read it; for everybody else there is nothing, there or not', async () => {
    const counts = (client: Client) => client.comments.counts('records', [target.id, 77]);
    expect(await counts(mine)).toEqual({ [target.id]: 1, 77: 0 });
    for (const client of [visitor, others]) expect(await counts(client)).toEqual({ [target.id]: 0, 77: 0 });
    await mine.records.share(target.id, true);
    expect(await counts(visitor)).toEqual({ [target.id]: 1, 77: 0 });
  });

  it('is not mixed up with an article of the same number', async () => {
    await expect(mine.comments.list({ type: 'article', id: target.id }, page)).rejects.toMatchObject(gone);
    await expect(mine.comments.place({ type: 'article', id: target.id }, commentId)).rejects.toMatchObject(
      gone,
    );
  });
});
