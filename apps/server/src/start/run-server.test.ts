import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished, vi } from 'vitest';
import { connectDatabase } from '../db/connect.ts';
import { closingPatience } from '../http/closing.ts';
import { cloneTemplate } from '../testing/index.ts';
import { isOpen } from '../testing/is-open.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { runServer } from './run-server.ts';
import { readSettings } from './settings.ts';

/** A database with a video that the cloud is still to be told to forget. */
async function databaseToTidy() {
  const { connection, drop } = await cloneTemplate();
  onTestFinished(drop);
  const { db, close } = connectDatabase(connection, { warn: () => {} });
  await db.execute(sql`insert into video_removals values ('left', now(), now() - interval '1 day')`);
  await close();
  return `postgres://shuyuan@localhost:${connection.port}/${connection.database}?host=${encodeURIComponent(connection.host!)}`;
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
  await expect.poll(() => isOpen(port), { timeout: closingPatience / 2 }).toBe(false);
  unanswered.reject(new Error('unreachable'));
  await stopped;
});
