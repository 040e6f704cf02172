import { featureNames } from '@shuyuan/api-client';
import { contract, type Endpoint } from '@shuyuan/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveSettings } from '../modules/config/config.repo.ts';
import { createPerson, findRole } from '../modules/session/people.fixtures.ts';
import { createTestServer, type TestServer } from '../testing/index.ts';
import { hostileRequest, hostileValues } from './hostile-input.fixtures.ts';

let server: TestServer;

const endpoints = Object.entries(contract as Record<string, Record<string, Endpoint>>).flatMap(
  ([domain, calls]) =>
    Object.entries(calls).map(([name, endpoint]) => [`${domain}.${name}`, endpoint] as const),
);

beforeAll(async () => {
  server = await createTestServer({ seedDemonstration: true });
  await saveSettings(server.db, Object.fromEntries(featureNames.map((name) => [`features.${name}`, true])));
});
afterAll(() => server.close());

/** Somebody who may do everything; a call may end a session, so that each has its own. */
const signIn = async () => createPerson(server.db, { roleId: await findRole(server.db, 'administrator') });

/** What the server logged of a call that broke. */
const faultIn = (lines: readonly string[]) => lines.find((line) => line.includes('"a call broke"')) ?? '';

describe.each(endpoints)('%s', (_, endpoint) => {
  it('answers no hostile input with a fault of the server', async () => {
    const { headers } = await signIn();
    const faults: string[] = [];
    for (const values of hostileValues) {
      const request = hostileRequest(endpoint, values);
      const before = server.log.length;
      const { statusCode } = await server.app.inject({
        ...request,
        headers: { ...request.headers, ...headers },
      });
      if (statusCode >= 500)
        faults.push(`${values.name}: ${faultIn(server.log.slice(before)).slice(0, 900)}`);
    }
    expect(faults).toEqual([]);
  });
});

describe('beside the contract', () => {
  it.each([
    '/a%00b',
    '/media/1/%00',
    '/media/%00/a',
    '/media/%ED%A0%80/a',
    '/files/%00',
    '/shuyuan-media/%00.png?Signature=%00&Expires=1e308&OSSAccessKeyId=%ED%A0%80',
    '/assets/%00',
    '/embed/%00.js',
    '/api/v2/article/%00/detail',
    '/api/v2/%ED%A0%80',
    '/healthz?%00=%00',
  ])('%s is no fault of the server', async (url) => {
    expect((await server.app.inject({ url })).statusCode).toBeLessThan(500);
  });

  it.each([
    ['user-agent', '\u0000\u00ff'.repeat(4000)],
    ['authorization', 'Bearer \u0000\u00ff'],
    ['idempotency-key', '\u0000'],
    ['cookie', 'a=%00; b=\u0000'],
    ['content-type', 'application/json; charset=\u0000'],
    ['if-none-match', '\u0000'],
    ['origin', 'https://\u0000'],
    ['range', 'bytes=1e308-'],
    ['x-forwarded-for', '\u0000'],
    ['accept', '\u0000'],
  ])('the header %s with unstorable characters is no fault of the server', async (name, value) => {
    const { headers } = await signIn();
    const statuses = await Promise.all(
      [
        { method: 'POST', url: '/api/v2/comment/article/1/submit', payload: '{"content":"好"}' },
        {
          method: 'POST',
          url: '/api/v2/auth/login/password',
          payload: '{"mobile":"13900000001","password":"x"}',
        },
        { method: 'GET', url: '/api/v2/article/1/detail' },
      ].map(async (request) => {
        const sent = { 'content-type': 'application/json', ...headers, [name]: value };
        return (await server.app.inject({ ...request, headers: sent } as never)).statusCode;
      }),
    );
    expect(Math.max(...statuses)).toBeLessThan(500);
  });
});
