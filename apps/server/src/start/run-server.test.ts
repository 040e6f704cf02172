import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { connectDatabase } from '../db/connect.ts';
import { closingTimeout } from '../http/closing.ts';
import { orders } from '../db/schema.ts';
import { priceOf } from '../modules/pricing/price.ts';
import { createPerson } from '../modules/session/people.fixtures.ts';
import { cloneTemplate } from '../testing/index.ts';
import { isOpen } from '../testing/is-open.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { runServer } from './run-server.ts';
import { readSettings } from './settings.ts';

async function openClone() {
  const { connection, drop } = await cloneTemplate();
  onTestFinished(drop);
  const { db, close } = connectDatabase(connection, { warn: () => {} });
  onTestFinished(close);
  return { db, url: addressOf(connection) };
}

const addressOf = (connection: pg.ClientConfig) =>
  `postgres://shuyuan@localhost:${connection.port}/${connection.database}?host=${encodeURIComponent(connection.host!)}`;

/** A database with a video that the cloud is still to be told to forget. */
async function databaseToTidy() {
  const { db, url } = await openClone();
  await db.execute(sql`insert into video_removals values ('left', now(), now() - interval '1 day')`);
  return url;
}

it('closes the port at once when it ends, though tidying waits for a service that does not answer', async () => {
  const unanswered = Promise.withResolvers<never>();
  const ask = vi.spyOn(globalThis, 'fetch').mockReturnValue(unanswered.promise);
  onTestFinished(() => ask.mockRestore());
  const settings = readSettings({
    PORT: '0',
    DATA_DIR: temporaryFolder(),
    DATABASE_URL: await databaseToTidy(),
    CLOUD_VIDEO: 'aliyun',
    ALIYUN_ACCESS_KEY_ID: 'id',
    ALIYUN_ACCESS_KEY_SECRET: 'secret',
    ALIYUN_VOD_ORIGINS: 'https://media.example',
  });
  const log = { level: 'silent', write: () => {} };
  const { started, stop } = runServer(settings, { log, say: () => {}, onFatal: () => {} });
  onTestFinished(stop);
  const { port } = await started;
  await expect.poll(() => ask.mock.calls).toHaveLength(1);
  const stopped = stop();
  await expect.poll(() => isOpen(port), { timeout: closingTimeout / 2 }).toBe(false);
  unanswered.reject(new Error('unreachable'));
  await stopped;
});

it('closes by itself, as soon as it runs, the orders that have had their time', async () => {
  const { db, url } = await openClone();
  const { id: userId } = await createPerson(db);
  await db.insert(orders).values({
    id: '20200101000000000001',
    userId,
    goodsType: 'article',
    goodsId: 1,
    goodsName: '读懂一首诗',
    goodsThumb: '',
    ...priceOf(29),
    status: 1,
    createdAt: new Date('2020-01-01T00:00:00.000Z'),
    expiresAt: new Date('2020-01-01T00:15:00.000Z'),
  });
  const settings = readSettings({ PORT: '0', DATA_DIR: temporaryFolder(), DATABASE_URL: url });
  const log = { level: 'silent', write: () => {} };
  const { started, stop } = runServer(settings, { log, say: () => {}, onFatal: () => {} });
  onTestFinished(stop);
  await started;
  const status = async () =>
    (await db.select({ status: orders.status }).from(orders)).map((row) => row.status);
  await expect.poll(status).toEqual([7]);
});

it('makes the account of ADMIN_MOBILE the administrator of a database without the demonstration', async () => {
  const { db, url } = await openClone();
  const settings = readSettings({
    PORT: '0',
    DATA_DIR: temporaryFolder(),
    DATABASE_URL: url,
    ADMIN_MOBILE: '13900000001',
  });
  const log = { level: 'silent', write: () => {} };
  const { started, stop } = runServer(settings, { log, say: () => {}, onFatal: () => {} });
  onTestFinished(stop);
  await started;
  const { rows } = await db.execute(
    sql`select mobile, roles.code from users join roles on roles.id = role_id`,
  );
  expect(rows).toEqual([{ mobile: '13900000001', code: 'administrator' }]);
});
