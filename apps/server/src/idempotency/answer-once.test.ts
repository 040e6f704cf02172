import { createClient } from '@shuyuan/api-client';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Problem } from '../errors/problem.ts';
import { createTestServer, type TestServer } from '../testing/index.ts';
import { modulesWith } from '../testing/modules-with.ts';

let server: TestServer;
let refusals = 0;
const article = { type: 'article', id: 1 } as const;
/** A lock of the database that work waits for while a test holds it. */
const gate = 4711;

beforeAll(async () => {
  server = await createTestServer({
    modules: modulesWith({
      comments: {
        submit: async ({ db, viewer, body }) => {
          const { rows } = await db.execute<{ id: number }>(
            sql`insert into said (person, content) values (${viewer.userId}, ${body.content}) returning id`,
          );
          if (refusals-- > 0) throw new Problem(1, '请稍后再试');
          await db.execute(sql`select pg_sleep(0.05)`);
          await db.execute(sql`select pg_advisory_xact_lock_shared(${gate})`);
          return { comment_id: rows[0]?.id ?? 0 };
        },
      },
    }),
  });
  await server.db.execute(
    sql`create table said (id int generated always as identity primary key, person int, content text)`,
  );
});
afterAll(() => server.close());
beforeEach(async () => {
  refusals = 0;
  await server.db.execute(sql`truncate said, idempotent_answers`);
});

const said = async () => (await server.db.execute<{ content: string }>(sql`select content from said`)).rows;
const client = (person = 7, { fetch } = server) =>
  createClient({ baseUrl: '', fetch, token: () => `user-${person}` });
const say = async (content: string, idempotencyKey?: string, person = 7) => {
  const options = idempotencyKey === undefined ? {} : { idempotencyKey };
  return (await client(person).comments.submit(article, { content }, options)).id;
};

describe('a key', () => {
  it('is answered again with the first answer, without doing the work again', async () => {
    const first = await say('你好', 'k1');
    expect(await say('你好', 'k1')).toBe(first);
    expect(await said()).toHaveLength(1);
  });

  it('does the work once when requests come at the same time, and all get the same answer', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => say('你好', 'k1')));
    expect(new Set(ids).size).toBe(1);
    expect(await said()).toHaveLength(1);
  });

  it('does the work once when the requests reach two server processes', async () => {
    const { modules, connection } = server;
    const second = await createTestServer({
      modules: () => modules,
      database: { connection, drop: async () => {} },
    });
    const ask = async (through: TestServer) =>
      (await client(7, through).comments.submit(article, { content: '你好' }, { idempotencyKey: 'k1' })).id;
    const ids = await Promise.all([server, second, server, second].map(ask));
    await second.close();
    expect(new Set(ids).size).toBe(1);
    expect(await said()).toHaveLength(1);
  });

  it('that was refused is free again, and nothing of the refused work stays', async () => {
    refusals = 1;
    await expect(say('你好', 'k1')).rejects.toMatchObject({ code: 1 });
    expect(await said()).toHaveLength(0);
    await say('你好', 'k1');
    expect(await said()).toHaveLength(1);
  });

  it('passes to the next request in the line when the first one is refused', async () => {
    refusals = 1;
    const outcomes = await Promise.allSettled([say('你好', 'k1'), say('你好', 'k1')]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await said()).toHaveLength(1);
  });

  it('with other content is refused', async () => {
    await say('你好', 'k1');
    await expect(say('再见', 'k1')).rejects.toMatchObject({ code: 400 });
    expect(await said()).toHaveLength(1);
  });

  it('belongs to one person', async () => {
    await say('你好', 'k1', 7);
    await say('你好', 'k1', 8);
    expect(await said()).toHaveLength(2);
  });

  it('does its work again after the connection died before the answer was kept', async () => {
    const other = new pg.Client(server.connection);
    await other.connect();
    await other.query('select pg_advisory_lock($1)', [gate]);
    const answer = say('你好', 'k1').catch((error: unknown) => error);
    const kill = `select pg_terminate_backend(pid) from pg_locks
      where locktype = 'advisory' and not granted and objid = ${gate}
      and database = (select oid from pg_database where datname = current_database())`;
    await expect.poll(async () => (await other.query(kill)).rowCount, { interval: 5 }).toBe(1);
    await other.end();
    expect(await answer).toMatchObject({ code: 503 });
    expect(await said()).toHaveLength(0);
    await say('你好', 'k1');
    expect(await said()).toHaveLength(1);
  });
});

describe('without a key', () => {
  it('every request does its work', async () => {
    await Promise.all([say('你好'), say('你好')]);
    expect(await said()).toHaveLength(2);
  });
});

describe('a strange key', () => {
  it.each(['', 'x'.repeat(201), 'a b'])('is refused: %j', async (key) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/v2/comment/article/1/submit',
      payload: { content: 'x' },
      headers: { authorization: 'Bearer user-7', 'idempotency-key': key },
    });
    expect(answer.json()).toMatchObject({
      code: 400,
      data: { issues: [{ field: 'headers.idempotency-key' }] },
    });
    expect(await said()).toHaveLength(0);
  });
});
