import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { createClient } from '@shuyuan/api-client';
import { connectDatabase } from '../../db/connect.ts';
import { cloneTemplate } from '../../testing/index.ts';
import { spawnServer } from '../../testing/spawn-server.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { createTicket, findCode, otherThan } from './captcha.fixtures.ts';

function urlOf({ user, host, port, database }: pg.ClientConfig): string {
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? '')}`;
}

it('limits hold over two server processes on one database: one message, five tries, one session', async () => {
  const database = await cloneTemplate();
  const { db, close } = connectDatabase(database.connection, { warn: () => {} });
  const folder = temporaryFolder();
  onTestFinished(async () => {
    await close();
    await database.drop();
  });
  const env = { DATABASE_URL: urlOf(database.connection), SEED_DEMO: '0' };
  const processes = [spawnServer(folder, { env }), spawnServer(folder, { env })];
  const addresses = await Promise.all(processes.map(({ opened }) => opened));
  const clients = addresses.map((baseUrl) => createClient({ baseUrl, fetch: globalThis.fetch }));
  const both = <Answer>(count: number, call: (client: (typeof clients)[number]) => Promise<Answer>) =>
    Promise.allSettled(Array.from({ length: count }, (_, n) => call(clients[n % 2]!)));
  const succeeded = (results: PromiseSettledResult<unknown>[]) =>
    results.filter(({ status }) => status === 'fulfilled').length;

  const mobile = '13900000001';
  const tickets = await Promise.all(Array.from({ length: 12 }, () => createTicket(db)));
  const sent = await both(12, (client) =>
    client.captcha.sendSms({ mobile, scene: 'login', slider_ticket: tickets.pop()! }),
  );
  expect(succeeded(sent)).toBe(1);
  expect(await db.$count(sql`local_sms`)).toBe(1);

  const code = await findCode(db, mobile);
  await both(20, (client) => client.session.loginByMobile({ mobile, mobile_code: otherThan(code) }));
  expect((await db.execute(sql`select tries, code_hash from sms_codes`)).rows).toEqual([
    { tries: 5, code_hash: null },
  ]);

  await db.execute(sql`truncate sms_codes`);
  await clients[0]!.captcha.sendSms({ mobile, scene: 'login', slider_ticket: await createTicket(db) });
  const right = await findCode(db, mobile);
  const signedIn = await both(8, (client) => client.session.loginByMobile({ mobile, mobile_code: right }));
  expect(succeeded(signedIn)).toBe(1);
  expect(await db.$count(sql`sessions`)).toBe(1);

  const guesses = await both(30, (client) => client.session.loginByPassword({ mobile, password: 'x' }));
  const compared = guesses.filter(
    (each) => each.status === 'rejected' && String(each.reason).includes('密码错误'),
  );
  expect(compared).toHaveLength(8);
});
