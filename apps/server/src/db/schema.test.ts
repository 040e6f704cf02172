import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/index.ts';
import * as schema from './schema.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const tables = Object.values(schema).filter((each) => is(each, PgTable));

describe('the migrated database', () => {
  it.each(tables.map((table) => [getTableName(table), table] as const))(
    'has every column of the table %s that the code knows',
    async (_, table) => {
      await expect(server.db.select().from(table).limit(0)).resolves.toEqual([]);
    },
  );

  it('has no table that the code does not know', async () => {
    const { rows } = await server.db.execute<{ tablename: string }>(
      sql`select tablename from pg_tables where schemaname = 'public'`,
    );
    expect(rows.map(({ tablename }) => tablename).toSorted()).toEqual(tables.map(getTableName).toSorted());
  });

  it('knows the time zone of every instant', async () => {
    const { rows } = await server.db.execute(
      sql`select table_name, column_name from information_schema.columns
          where table_schema = 'public' and data_type like '%without time zone'`,
    );
    expect(rows).toEqual([]);
  });

  it('finds the rows that point at another one by an index', async () => {
    const { rows } = await server.db.execute(sql`
      select conrelid::regclass::text as table_name, conname from pg_constraint c
      where contype = 'f' and not exists (
        select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
      )`);
    expect(rows).toEqual([]);
  });

  it('refuses what no account may be: a strange state, a number that is no mobile, the same mobile twice', async () => {
    const insert = (mobile: string, status = 'active') =>
      server.db.execute(
        sql`insert into users (nick_name, mobile, status) values ('x', ${mobile}, ${status})`,
      );
    await insert('13900000001');
    await expect(insert('13900000001')).rejects.toMatchObject({ cause: { code: '23505' } });
    await expect(insert('12345678901')).rejects.toMatchObject({ cause: { code: '23514' } });
    await expect(insert('13900000002', 'asleep')).rejects.toMatchObject({ cause: { code: '23514' } });
  });
});
