import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '@shuyuan/server/testing';
import { checkAnswer } from '../contract.ts';
import { createClient, type Client } from '../create-client.ts';

let server: TestServer;
let visitor: Client;
let learner: Client;

const clientWith = (token: string | null) =>
  createClient({ baseUrl: '', fetch: server.fetch, token: () => token, checkAnswer });

beforeAll(async () => {
  server = await createTestServer({ seedDemonstration: true });
  visitor = clientWith(null);
  const { token } = await visitor.session.loginByPassword({
    mobile: '13800000001',
    password: 'shuyuan-demo',
  });
  learner = clientWith(token);
});
afterAll(() => server.close());

describe('the calls about anthologies over the real server', () => {
  it('list all and those of one category, and open each from the list', async () => {
    const { data, categories } = await visitor.anthologies.list();
    expect(categories.reduce((sum, { anthologies_count }) => sum + anthologies_count, 0)).toBe(data.total);
    const [category] = categories;
    const ofOne = await visitor.anthologies.list({ category_id: category!.id, size: 1 });
    expect(ofOne.data.data.map((one) => one.category.id)).toEqual([category!.id]);
    for (const { id, articles_count: count } of data.data) {
      const { chapters, study } = await visitor.anthologies.detail(id);
      expect(chapters.flatMap(({ articles }) => articles)).toHaveLength(count);
      expect(study).toBeNull();
    }
  });

  it('say how far who is signed in has come, and where they go on', async () => {
    const { data } = await learner.anthologies.list();
    const { id } = data.data.find(({ title }) => title === '慢读入门')!;
    const before = await learner.anthologies.detail(id);
    const first = before.chapters[0]!.articles[0]!;
    expect(before.study).toMatchObject({ read_count: 0, next_id: first.id });
    await learner.study.record(first.id, 100);
    const { study } = await learner.anthologies.detail(id);
    expect(study).toMatchObject({ read_count: 1, next_id: before.chapters[0]!.articles[1]!.id });
    expect(study!.progress).toBeGreaterThan(before.study!.progress);
  });

  it('reject with code 404 for one that is not there', async () => {
    await expect(visitor.anthologies.detail(999_999_999)).rejects.toMatchObject({
      kind: 'business',
      code: 404,
    });
  });
});
