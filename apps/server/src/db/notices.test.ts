import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished, vi } from 'vitest';
import { cloneTemplate } from '../testing/index.ts';
import { connectDatabase } from './connect.ts';

async function openTwo() {
  const database = await cloneTemplate();
  const warnings: string[] = [];
  const connect = () => connectDatabase(database.connection, { warn: (text) => warnings.push(text) });
  const [here, there] = [connect(), connect()];
  onTestFinished(async () => {
    await Promise.all([here.close(), there.close()]);
    await database.drop();
  });
  return { here, there, warnings };
}

it('a notice is heard by both servers, and one of them stands for many', async () => {
  const { here, there } = await openTwo();
  const heard = [vi.fn<() => void>(), vi.fn<() => void>()] as const;
  here.notices.hear(heard[0]);
  const stop = there.notices.hear(heard[1]);
  // Each is called once as it begins to listen.
  await vi.waitFor(() => heard.forEach((onNotice) => expect(onNotice).toHaveBeenCalledTimes(1)));
  for (let sent = 0; sent < 1_000; sent += 1) here.notices.send();
  await vi.waitFor(() => heard.forEach((onNotice) => expect(onNotice).toHaveBeenCalledTimes(2)));
  stop();
  there.notices.send();
  await vi.waitFor(() => expect(heard[0]).toHaveBeenCalledTimes(3));
  expect(heard[1]).toHaveBeenCalledTimes(2);
});

it('hears again after the connection broke, and is called then, since something may have been missed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const { here, there, warnings } = await openTwo();
  const onNotice = vi.fn<() => void>();
  here.notices.hear(onNotice);
  await vi.waitFor(() => expect(onNotice).toHaveBeenCalledTimes(1));
  await there.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'shuyuan notices' and datname = current_database()`,
  );
  await vi.waitFor(() => expect(warnings).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(5_000);
  await vi.waitFor(() => expect(onNotice).toHaveBeenCalledTimes(2));
  there.notices.send();
  await vi.waitFor(() => expect(onNotice).toHaveBeenCalledTimes(3));
});
