import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isApiError, type Client } from '@shuyuan/api-client';
import { clientOf } from '../testing/index.ts';
import { createTwins, type Twins } from '../testing/create-twins.ts';
import { createArticle } from './articles/articles.fixtures.ts';
import { categoryLimits } from './records/category-tree.ts';
import { createPerson, type Person } from './session/people.fixtures.ts';

let twins: Twins;
let person: Person;
let article: number;

beforeAll(async () => {
  twins = await createTwins({});
});
afterAll(() => twins.close());
beforeEach(async () => {
  person = await createPerson(twins.db);
  article = await createArticle(twins.db);
});

/** Sends `count` calls of one person at the same moment, half of them to each server, and answers how many were allowed. */
async function allowedOf(count: number, call: (client: Client, index: number) => Promise<unknown>) {
  const clients = twins.servers.map((server) => clientOf(server, person));
  const results = await Promise.allSettled(
    Array.from({ length: count }, (_, index) => call(clients[index % 2]!, index)),
  );
  const reasons = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  );
  expect(reasons.filter((reason) => !isApiError(reason) || reason.kind !== 'business')).toEqual([]);
  const codes = [...new Set(reasons.map((reason) => (reason as { code: number }).code))];
  return { allowed: count - reasons.length, codes };
}

const stored = async (table: string) =>
  (await twins.db.execute(sql`select from ${sql.identifier(table)} where user_id = ${person.id}`)).rowCount;

const target = () => ({ type: 'article' as const, id: article });

describe('a limit that parallel calls of one person meet on two servers', () => {
  it('stores 20 of 200 comments', async () => {
    const { allowed, codes } = await allowedOf(200, ({ comments }, index) =>
      comments.submit(target(), { content: `第 ${index} 条` }),
    );
    expect([allowed, codes, await stored('comments')]).toEqual([20, [429], 20]);
  });

  it('counts comments and replies together, also when each carries a key', async () => {
    const author = await createPerson(twins.db);
    const { id: parent } = await clientOf(twins.servers[0], author).comments.submit(target(), {
      content: '一楼',
    });
    const { allowed, codes } = await allowedOf(60, ({ comments }, index) =>
      comments.submit(
        target(),
        { content: `第 ${index} 条`, ...(index % 3 === 0 ? {} : { parent_id: parent }) },
        { idempotencyKey: `key-${index}` },
      ),
    );
    expect([allowed, codes, await stored('comments')]).toEqual([20, [429], 20]);
  });

  it('stores as many categories as a person may have', async () => {
    await twins.db.execute(sql`insert into record_categories (user_id, name)
      select ${person.id}, '第 ' || number || ' 个' from generate_series(1, ${categoryLimits.count - 5}) as number`);
    const { allowed, codes } = await allowedOf(40, ({ records }, index) =>
      records.createCategory(`另 ${index} 个`),
    );
    expect([allowed, codes, await stored('record_categories')]).toEqual([5, [1], categoryLimits.count]);
  });

  it('takes 120 reading places in a minute', async () => {
    const { allowed, codes } = await allowedOf(160, ({ study }, index) =>
      study.record(article, 1 + (index % 99)),
    );
    expect([allowed, codes]).toEqual([120, [429]]);
  });

  it('takes 120 favourites in a minute, however they are spread over setting aside and giving back', async () => {
    const { allowed, codes } = await allowedOf(160, ({ study }, index) =>
      index % 2 === 0 ? study.collect(target()) : study.release(target()),
    );
    expect([allowed, codes]).toEqual([120, [429]]);
  });

  it('gives credentials for 200 uploads in a day', async () => {
    const { allowed, codes } = await allowedOf(240, ({ uploads }, index) =>
      uploads.create({ title: `录像 ${index}`, filename: 'a.mp4', size: 1000 }),
    );
    expect([allowed, codes, await stored('video_uploads')]).toEqual([200, [429], 200]);
  });
});
