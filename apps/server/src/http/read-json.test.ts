import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson, type Person } from '../modules/session/people.fixtures.ts';
import { createTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer;
let person: Person;

beforeAll(async () => {
  server = await createTestServer();
  person = await createPerson(server.db);
});
afterAll(() => server.close());

const send = async (method: 'DELETE' | 'POST', url: string) => {
  const headers = { ...person.headers, 'content-type': 'application/json', 'content-length': '0' };
  return (await server.app.inject({ method, url, headers, payload: '' })).json<unknown>();
};

describe('an empty body with a JSON type', () => {
  it('is no body, so that a DELETE is done', async () => {
    expect(await send('DELETE', '/api/v2/note/batch/delete?ids=1')).toMatchObject({
      code: 0,
      data: { count: 0 },
    });
  });

  it('is no body, so that a call without fields is done', async () => {
    expect(await send('POST', '/api/v2/logout')).toMatchObject({ code: 0 });
    person = await createPerson(server.db);
  });

  it('is refused by a call with required fields, which are named', async () => {
    const answer = await send('POST', '/api/v2/note/store');
    expect(answer).toMatchObject({ code: 400 });
    expect(JSON.stringify(answer)).toContain('"field":"body.content"');
  });
});
