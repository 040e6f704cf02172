import type { Contract } from '@shuyuan/api-client/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { createTestServer, type TestServer } from '../testing/index.ts';
import { modulesWith } from '../testing/modules-with.ts';
import type { Handlers } from './implement.ts';
import { Problem } from '../errors/problem.ts';

let server: TestServer;
let steps: string[] = [];

/** A transaction has begun at a moment of its own; outside of one each statement has. */
async function isInTransaction(db: Database) {
  const begun = async () =>
    (await db.execute<{ at: string }>(sql`select extract(epoch from now())::text as at`)).rows[0]?.at;
  const [first, second] = [await begun(), await begun()];
  return first === second;
}

const create: Handlers<Contract['records']>['create'] = {
  async prepare({ db, body, viewer }) {
    steps.push(`prepare ${viewer.userId} ${(await isInTransaction(db)) ? 'inside' : 'outside'}`);
    if (body.title === '不行') throw new Problem(1, 'not even prepared');
    return async (call) => {
      steps.push(`handle ${body.title} ${(await isInTransaction(call.db)) ? 'inside' : 'outside'}`);
      return { video: { id: steps.length } };
    };
  },
};

beforeAll(async () => {
  server = await createTestServer({ modules: modulesWith({ records: { create } }) });
});
afterAll(() => server.close());
beforeEach(() => void (steps = []));

const save = async (title: string, key?: string) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v2/record/store',
    headers: { authorization: 'Bearer user-7', ...(key === undefined ? {} : { 'idempotency-key': key }) },
    payload: { title, aliyun_video_id: 'v' },
  });
  return answer.json<{ code: number; message: string; data: { video: { id: number } } }>();
};

it('is prepared on the pool, before the transaction of its key', async () => {
  const answer = await save('lesson', 'a');
  expect(answer.data.video.id).toBe(2);
  expect(steps).toEqual(['prepare 7 outside', 'handle lesson inside']);
});

it('is prepared with each repetition, and done once', async () => {
  const first = await save('lesson', 'b');
  expect(await save('lesson', 'b')).toEqual(first);
  expect(steps).toEqual(['prepare 7 outside', 'handle lesson inside', 'prepare 7 outside']);
});

it('runs likewise without a key', async () => {
  await save('lesson');
  expect(steps).toEqual(['prepare 7 outside', 'handle lesson outside']);
});

it('can be refused by its preparation, which leaves the key unused', async () => {
  expect(await save('不行', 'c')).toMatchObject({ code: 1, message: 'not even prepared' });
  expect(await save('lesson', 'c')).toMatchObject({ code: 0 });
});
