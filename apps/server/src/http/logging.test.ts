import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/index.ts';
import { modulesWith } from '../testing/modules-with.ts';

const secrets = ['hunter2', 'tok3n', '13800000009', 'c0de', 'sm5'];
let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({
    modules: modulesWith({
      session: {
        loginByPassword: async ({ body, db, request }) => {
          if (body.password === 'number') await db.execute(sql`select ${'hunter2'}::text::int`);
          request.log.info(
            { body, password: body.password, nested: { deep: { token: 'tok3n' } } },
            'careless',
          );
          await db.execute(
            sql`insert into people (mobile, password) values (${body.mobile}, ${body.password})`,
          );
          return { token: 'tok3n' };
        },
        loginByCode: async () => {
          throw new TypeError('cannot read the code', { cause: new Error('the outer service said no') });
        },
      },
    }),
  });
  await server.db.execute(sql`create table people (mobile text primary key, password text)`);
});
afterAll(() => server.close());
beforeEach(() => server.log.splice(0));

const entries = () => server.log.map((line) => JSON.parse(line) as Record<string, unknown>);
const login = (password = 'hunter2') =>
  server.app.inject({
    method: 'POST',
    url: '/api/v2/login/password?login_code=c0de&token=tok3n',
    payload: { mobile: '13800000009', password, sms: 'sm5' },
    headers: { authorization: 'Bearer tok3n', cookie: 'session=tok3n' },
  });

describe('the log', () => {
  it('has one line of JSON for each request, with its id, path, status and time', async () => {
    const { headers } = await server.app.inject('/api/v2/navs?page=2');
    expect(entries()).toEqual([
      expect.objectContaining({
        level: 30,
        msg: 'request',
        reqId: headers['x-request-id'],
        method: 'GET',
        path: '/api/v2/navs',
        status: 200,
        ms: expect.any(Number) as number,
        ip: '127.0.0.1',
      }),
    ]);
  });

  it('never holds a password, token, code or mobile, even when a call logs them', async () => {
    await login();
    const text = server.log.join('');
    expect(text).toContain('careless');
    expect(text).toContain('[secret]');
    for (const secret of secrets) expect(text).not.toContain(secret);
  });

  it('never holds what a failed query was given', async () => {
    await login();
    server.log.splice(0);
    expect((await login()).statusCode).toBe(500);
    const text = server.log.join('');
    expect(entries()).toContainEqual(
      expect.objectContaining({
        level: 50,
        err: expect.objectContaining({
          message: 'a query failed',
          query: expect.stringContaining('insert into people') as string,
          cause: expect.objectContaining({ code: '23505', constraint: 'people_pkey' }) as object,
        }) as object,
      }),
    );
    for (const secret of secrets) expect(text).not.toContain(secret);
  });

  it('never holds a value that the database could not read', async () => {
    await login('number');
    const text = server.log.join('');
    expect(text).toContain('invalid input syntax for type integer');
    for (const secret of secrets) expect(text).not.toContain(secret);
  });

  it('names the cause of what broke, with the place in the code', async () => {
    await server.app.inject({ method: 'POST', url: '/api/v3/auth/login/code', payload: { code: 'c0de' } });
    expect(entries()).toContainEqual(
      expect.objectContaining({
        err: expect.objectContaining({
          type: 'TypeError',
          message: 'cannot read the code',
          stack: expect.stringMatching(/^\s+at /) as string,
          cause: expect.objectContaining({ message: 'the outer service said no' }) as object,
        }) as object,
      }),
    );
  });

  it('is quiet about health while all is well', async () => {
    await server.app.inject('/healthz');
    expect(server.log).toEqual([]);
  });
});
