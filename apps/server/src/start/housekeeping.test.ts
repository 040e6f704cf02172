import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connectDatabase, type DatabaseConnection } from '../db/connect.ts';
import { closingTimeout } from '../http/closing.ts';
import { cloneTemplate, type TestDatabase } from '../testing/index.ts';
import { keepTidy, tidy } from './housekeeping.ts';

let database: TestDatabase;
let connection: DatabaseConnection;
beforeAll(async () => {
  database = await cloneTemplate();
  connection = connectDatabase(database.connection, { warn: () => {} });
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

const keys = async (table: 'idempotent_answers' | 'rate_limits') =>
  (
    await connection.db.execute<{ key: string }>(sql`select key from ${sql.identifier(table)} order by key`)
  ).rows.map(({ key }) => key);

describe('tidying', () => {
  it('removes answers after a week and windows that ended, and nothing else', async () => {
    await connection.db.execute(sql`
      insert into idempotent_answers (user_id, endpoint, key, fingerprint, created_at) values
        (1, 'POST /a', 'old', '', now() - interval '8 days'), (1, 'POST /a', 'young', '', now() - interval '6 days')`);
    await connection.db.execute(sql`
      insert into rate_limits (key, count, resets_at) values
        ('over', 3, now() - interval '1 second'), ('running', 3, now() + interval '1 minute')`);
    await tidy(connection.db);
    expect(await keys('idempotent_answers')).toEqual(['young']);
    expect(await keys('rate_limits')).toEqual(['running']);
  });

  it('removes what the local pages showed a day ago', async () => {
    await connection.db.execute(sql`
      insert into local_sms (mobile, scene, code, created_at) values
        ('13900000001', 'login', 'old', now() - interval '25 hours'), ('13900000001', 'login', 'young', now())`);
    await connection.db.execute(sql`
      insert into local_wechat_pictures (state, created_at) values
        ('old', now() - interval '25 hours'), ('young', now())`);
    await connection.db.execute(sql`
      insert into local_payments (order_id, token, title, charge, expires_at, created_at) values
        ('1', 'old', '', 9, now(), now() - interval '25 hours'), ('2', 'young', '', 9, now(), now())`);
    await tidy(connection.db);
    const { rows } = await connection.db.execute(
      sql`select code from local_sms union all select state from local_wechat_pictures
          union all select token from local_payments`,
    );
    expect(rows).toEqual([{ code: 'young' }, { code: 'young' }, { code: 'young' }]);
  });

  it('goes on as often as it is told, never twice at a time, and at its end waits for the last time', async () => {
    vi.useFakeTimers();
    try {
      let [begun, ended] = [0, 0];
      let gate = Promise.withResolvers<void>();
      const end = keepTidy(
        async () => {
          begun += 1;
          await gate.promise;
          ended += 1;
        },
        () => {},
        60_000,
      );
      await vi.advanceTimersByTimeAsync(180_000);
      expect([begun, ended]).toEqual([1, 0]);
      gate.resolve();
      gate = Promise.withResolvers();
      await vi.advanceTimersByTimeAsync(60_000);
      expect([begun, ended]).toEqual([2, 1]);
      const over = end();
      gate.resolve();
      await over;
      await vi.advanceTimersByTimeAsync(180_000);
      expect([begun, ended]).toEqual([2, 2]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('at its end waits no longer for a time that hangs than for the requests in flight', async () => {
    vi.useFakeTimers();
    try {
      const ended = vi.fn<() => void>();
      const end = keepTidy(
        () => new Promise(() => {}),
        () => {},
      );
      void end().then(ended);
      await vi.advanceTimersByTimeAsync(closingTimeout - 1);
      expect(ended).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(ended).toHaveBeenCalled();
    } finally {
      vi.useRealTimers();
    }
  });

  it('warns when it cannot, without what the query holds, and ends when told', async () => {
    const warnings: string[] = [];
    const broken = connectDatabase(
      { ...database.connection, database: 'no_such_database' },
      { warn: () => {} },
    );
    const end = keepTidy(
      () => tidy(broken.db),
      (text) => warnings.push(text),
    );
    await end();
    await broken.close();
    expect(warnings).toEqual(['tidying failed: 3D000']);
  });
});
