import { createTestServer, type TestServer } from '@shuyuan/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkAnswer } from '../contract.ts';
import { createClient } from '../create-client.ts';
import { createTeachersApi, type TeachersApi } from './teachers.api.ts';

let server: TestServer;
let visitor: TeachersApi;

beforeAll(async () => {
  server = await createTestServer({ seedDemonstration: true });
  visitor = createTeachersApi(
    createClient({ baseUrl: '', fetch: server.fetch, token: () => null, checkAnswer }).http,
  );
});
afterAll(() => server.close());

describe('the calls about teachers over the real server', () => {
  it('list who teaches, and open each from the list with as much as it says', async () => {
    const { data, total } = await visitor.list();
    expect(total).toBe(data.length);
    expect(data.map(({ name }) => name)).toContain('沈砚秋');
    for (const card of data) {
      const { teacher, courses, articles } = await visitor.detail(card.id);
      expect(teacher).toMatchObject(card);
      expect(courses).toHaveLength(card.courses_count);
      expect(articles).toHaveLength(card.articles_count);
      expect(new Set(courses.map((course) => course.teacher?.id))).toEqual(new Set([card.id]));
    }
  });

  it('reject with code 404 for one that is not there', async () => {
    await expect(visitor.detail(999_999_999)).rejects.toMatchObject({ kind: 'business', code: 404 });
  });
});
