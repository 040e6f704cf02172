import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished } from 'vitest';
import { createTestServer } from '@shuyuan/server/testing';
import { spawnServer, type ServerProcess } from '../../../../apps/server/src/testing/spawn-server.ts';
import { temporaryFolder } from '../../../../apps/server/src/testing/temporary-folder.ts';
import { createGround, sha256, signedIn, source, storedSha } from './real-store-ground.fixtures.ts';
import { createLine } from './real-store.fixtures.ts';

export const mishaps = ['cut', 'expire', 'reload', 'kill'] as const;

/** What happens to the upload of one file. */
interface UploadPlan {
  size: number;
  /** In the order of `at`, the percent from which on it happens. */
  plan: { at: number; deed: (typeof mishaps)[number] }[];
}

/**
 * Uploads one file after the other to a server process while the line is cut, the credentials are revoked, the page is
 * reloaded and the server is killed, and expects each to arrive. Answers how often each mishap has happened.
 */
export async function uploadThrough(files: UploadPlan[]) {
  const folder = temporaryFolder();
  const inside = await createTestServer({ objectFolder: join(folder, 'objects') });
  onTestFinished(() => inside.close());
  const { user, host, port, database } = inside.connection;
  const DATABASE_URL = `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? '')}`;
  const line = await createLine();
  let server: ServerProcess;
  const start = async () => {
    server = spawnServer(folder, { env: { DATABASE_URL } });
    line.leadTo(await server.opened);
  };
  await start();
  const token = await signedIn(inside);
  const counts = { cut: 0, expire: 0, reload: 0, kill: 0 };

  for (const [run, { size, plan }] of files.entries()) {
    const ground = await createGround(line.address, token);
    const bytes = randomBytes(size);

    let page = ground.openPage();
    let upload = page.uploader.start(source(bytes));
    let percent = 0;
    let done = 0;
    // Kept until the end: what a listener throws is one more failure of the upload, which goes on after it.
    const backwards: number[] = [];
    const watch = () =>
      upload.subscribe((state) => {
        if (state.percent < percent) backwards.push(state.percent);
        percent = state.percent;
      });
    watch();
    for (;;) {
      const { step } = upload.state();
      if (step === 'done') break;
      if (step === 'failed') upload.resume();
      const next = plan[done];
      if (!next || upload.state().percent < next.at) {
        await pause(2);
        continue;
      }
      done += 1;
      counts[next.deed] += 1;
      if (next.deed === 'cut') {
        line.cut();
        await pause(150);
        line.mend();
      }
      if (next.deed === 'expire') await inside.db.execute('delete from object_loans');
      if (next.deed === 'kill') {
        server!.child.kill('SIGKILL');
        await start();
      }
      if (next.deed === 'reload') {
        page.end();
        page = ground.openPage();
        const [found] = await page.uploader.unfinished();
        upload = found ?? page.uploader.start(source(bytes));
        percent = upload.state().percent;
        watch();
        upload.resume();
      }
    }
    const state = upload.state();
    const videoId = state.step === 'done' ? state.videoId : '';
    expect(await storedSha(inside, videoId), `file ${run}`).toBe(sha256(bytes));
    expect(backwards, `file ${run}`).toEqual([]);
    await upload.forget();
    page.end();
  }
  return counts;
}
