import { describe, expect, it } from 'vitest';
import type { CommentPage } from '@shuyuan/api-client';
import {
  commentScenarios,
  createScenarioClient,
  joinScenarios,
  offline,
  Refusal,
  type Scenario,
} from './index.ts';

const target = { type: 'article', id: 7 } as const;
const first = { page: 1, size: 10 };
const clientOf = (scenario: Scenario) => createScenarioClient(scenario).client;

describe('a scenario', () => {
  it('LD-13 answers the real client, and lists what was asked', async () => {
    const { client, calls } = createScenarioClient(commentScenarios.loaded);
    const page = await client.comments.list(target, { page: 3, size: 10 });
    expect(page.comments).toMatchObject({ total: 23, data: { length: 3 } });
    expect(await client.comments.submit(target, { content: '好' })).toMatchObject({ id: 9001 });
    expect(await client.comments.submit(target, { content: '好', parent_id: 22 })).toMatchObject({
      id: 9002,
    });
    expect(calls[0]).toBe('GET /api/v2/comment/article/7?page=3&size=10');
  });

  it('LD-13 takes a literal path before one with an id, as the server does', async () => {
    expect(await clientOf(commentScenarios.loaded).comments.counts('article', [7, 8])).toEqual({
      7: 23,
      8: 23,
    });
  });

  it('LD-13 fails where an answer has drifted from the contract', async () => {
    const drifted = { users: {}, comments: { data: [{ id: 1 }], total: 1 } } as unknown as CommentPage;
    const client = clientOf({ comments: { list: drifted } });
    await expect(client.comments.list(target, first)).rejects.toMatchObject({ kind: 'decode' });
  });

  it('LD-13 fails where a widget asks for what the contract does not know', async () => {
    const client = clientOf(commentScenarios.loaded);
    await expect(client.comments.list({ ...target, id: 0 }, first)).rejects.toMatchObject({ code: 400 });
  });

  it('LD-13 refuses in the words of the server, with what comes beside them', async () => {
    const refusal = new Refusal(429, '请稍后再试', { retry_after: 30 });
    const client = clientOf({ comments: { list: refusal } });
    await expect(client.comments.list(target, first)).rejects.toMatchObject({
      kind: 'business',
      message: '请稍后再试',
      data: { retry_after: 30 },
    });
  });

  it('LD-13 reaches nothing that it leaves out', async () => {
    await expect(clientOf({}).comments.list(target, first)).rejects.toMatchObject({ kind: 'network' });
    const dead = clientOf({ comments: { list: offline } });
    await expect(dead.comments.list(target, first)).rejects.toMatchObject({ kind: 'network' });
  });

  it('LD-13 is joined from others, of which the later counts', async () => {
    const joined = joinScenarios(commentScenarios.loaded, { comments: { answers: [] } });
    const client = clientOf(joined);
    expect(await client.comments.answers(22, first)).toEqual([]);
    expect((await client.comments.list(target, first)).comments.total).toBe(23);
  });
});

describe('the named scenarios of comments', () => {
  const ask = (name: keyof typeof commentScenarios) => clientOf(commentScenarios[name]).comments;

  it('LD-13 keep to the contract in every answer', async () => {
    const loaded = ask('loaded');
    for (const sort of ['newest', 'oldest'] as const)
      expect((await loaded.list(target, { ...first, sort })).comments.data).toHaveLength(10);
    expect(await loaded.answers(22, first)).toHaveLength(2);
    expect(await loaded.place(target, 23)).toMatchObject({ before: 0 });
    expect((await ask('empty').list(target, first)).comments.total).toBe(0);
    expect((await ask('refused').list(target, first)).comments.data).toHaveLength(10);
  });

  it.each([
    ['failed', 'business'],
    ['offline', 'network'],
  ] as const)('LD-13 %s is a failure of the kind %s', async (name, kind) => {
    await expect(ask(name).list(target, first)).rejects.toMatchObject({ kind });
    await expect(ask(name).submit(target, { content: '在吗' })).rejects.toMatchObject({ kind });
  });

  it('LD-13 refused is read, and takes nothing', async () => {
    await expect(ask('refused').submit(target, { content: '在吗' })).rejects.toMatchObject({ code: 1 });
  });
});
