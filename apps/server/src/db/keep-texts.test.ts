import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/index.ts';
import { connectDatabase } from './connect.ts';
import { prepareText } from './keep-texts.ts';
import { prepareStatement } from './prepare-statement.ts';
import { serverMarks } from './schema.ts';

let server: TestServer;
beforeAll(async () => void (server = await createTestServer()));
afterAll(() => server.close());

const find = prepareText<{ name: string; add: number }, { sum: number }>(
  'test-text',
  sql`select value as "text", 1 + ${sql.placeholder('add')}::int as sum
    from ${serverMarks} where name = ${sql.placeholder('name')}`,
  ['sum'],
);
const at = (name: string, db = server.db) => find(db, name, { name, add: 1 });
const write = (name: string, value: string, db = server.db) =>
  db
    .insert(serverMarks)
    .values({ name, value })
    .onConflictDoUpdate({ target: serverMarks.name, set: { value } });

describe('a text that is kept', () => {
  it('is the same object as long as the database has the same text', async () => {
    await write('kept', '一');
    const first = await at('kept');
    expect(first?.text.bytes.toString()).toBe('一');
    expect((await at('kept'))?.text).toBe(first?.text);
  });

  it('is not sent by the database again', async () => {
    await write('large', '长'.repeat(10_000));
    const received = async () => {
      const session = server.db._.session as unknown as {
        client: {
          connect: () => Promise<{ connection: { stream: { bytesRead: number } }; release: () => void }>;
        };
      };
      const client = await session.client.connect();
      const { bytesRead } = client.connection.stream;
      client.release();
      return bytesRead;
    };
    const before = await received();
    await at('large');
    const between = await received();
    await at('large');
    expect(between - before).toBeGreaterThan(30_000);
    expect((await received()) - between).toBeLessThan(1_000);
  });

  it('is another one with the first question after a change, whoever has made it', async () => {
    await write('changed', '前');
    await at('changed');
    const other = connectDatabase(server.connection, { warn: () => {} });
    await write('changed', '后', other.db);
    await other.close();
    expect((await at('changed'))?.text.bytes.toString()).toBe('后');
  });

  it('is what a transaction sees within it, and no longer when it is rolled back', async () => {
    await write('seen', '外');
    await at('seen');
    await expect(
      server.db.transaction(async (tx) => {
        await write('seen', '内', tx);
        expect((await at('seen', tx))?.text.bytes.toString()).toBe('内');
        throw new Error('back');
      }),
    ).rejects.toThrow('back');
    expect((await at('seen'))?.text.bytes.toString()).toBe('外');
  });

  it('is nothing where there is no row, or no text any more', async () => {
    expect(await at('none')).toBeNull();
    await write('gone', '在');
    await at('gone');
    await server.db.delete(serverMarks).where(sql`name = 'gone'`);
    expect(await at('gone')).toBeNull();
  });

  it('comes with what is sent each time', async () => {
    await write('beside', '文');
    expect((await at('beside'))?.row.sum).toBe(2);
    expect((await find(server.db, 'beside', { name: 'beside', add: 2 }))?.row.sum).toBe(3);
  });

  it('is forgotten when others were asked for later, and right when it is asked for again', async () => {
    await server.db.execute(sql`
      insert into ${serverMarks} (name, value) select 'big ' || n, repeat(n::text, ${3 * 2 ** 20}) from generate_series(1, 3) as n`);
    const first = await at('big 1');
    for (const name of [2, 3]) await at(`big ${name}`);
    const again = await at('big 1');
    expect(again?.text).not.toBe(first?.text);
    expect(again?.text.bytes.equals(Buffer.alloc(3 * 2 ** 20, '1'))).toBe(true);
    expect((await at('big 3'))?.text).toBe((await at('big 3'))?.text);
  });
});

it('a prepared statement tells of its failure as every query does', async () => {
  const broken = prepareStatement<{ by: number }, { whole: number }>(
    'test-broken',
    sql`select ${1}::int / ${sql.placeholder('by')}::int as whole`,
  );
  expect(await broken(server.db, { by: 1 })).toEqual([{ whole: 1 }]);
  await expect(broken(server.db, { by: 0 })).rejects.toMatchObject({
    params: [1, 0],
    cause: { code: '22012' },
  });
});

it('a prepared statement reads each kind of column, on every connection of the pool and after a failure', async () => {
  const kinds = prepareStatement<{ n: number; bytes: Buffer; none: null }, Record<string, unknown>>(
    'test-kinds',
    sql`select ${sql.placeholder('n')}::int as whole, ${sql.placeholder('n')}::bigint as big, true as yes, '书'::text as "text",
      ${sql.placeholder('bytes')}::bytea = '\\x0102' as same, ${sql.placeholder('none')}::text as none,
      1 / (${sql.placeholder('n')}::int - 3) as part from generate_series(1, 2)`,
  );
  const row = { big: '5', yes: true, text: '书', same: true, none: null, part: 0, whole: 5 };
  const values = { n: 5, bytes: Buffer.from([1, 2]), none: null };
  const many = await Promise.all(Array.from({ length: 30 }, () => kinds(server.db, values)));
  for (const rows of many) expect(rows).toEqual([row, row]);
  await expect(kinds(server.db, { ...values, n: 3 })).rejects.toMatchObject({ cause: { code: '22012' } });
  expect(await server.db.transaction((tx) => kinds(tx, values))).toEqual([row, row]);
});
