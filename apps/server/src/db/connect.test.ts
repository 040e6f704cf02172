import pg from 'pg';
import { inject } from 'vitest';
import { describe, expect, it, onTestFinished } from 'vitest';
import { StartProblem } from '../errors/start-problem.ts';
import { cloneTemplate } from '../testing/index.ts';
import { sql } from 'drizzle-orm';
import { connectDatabase, openClient, parseDatabaseUrl } from './connect.ts';

describe('DATABASE_URL', () => {
  it.each([
    'postgres://me:hunter2@db.example:5432/shuyuan',
    'postgresql://db/shuyuan',
    'postgres://me:hunter2@localhost/shuyuan?host=%2Ftmp%2Fsocket&sslmode=disable',
  ])('may be %s', (url) => {
    expect(parseDatabaseUrl(url)).toEqual({ connectionString: url });
  });

  it.each([
    '',
    'hunter2',
    'mysql://me:hunter2@db/shuyuan',
    'postgres://me:hunter2@db',
    'postgres://me:hunter2@db:port/x',
  ])('may not be %j, and the refusal does not repeat it', (url) => {
    const refused = () => parseDatabaseUrl(url);
    expect(refused).toThrow(StartProblem);
    expect(refused).not.toThrow(/hunter2/);
  });
});

describe('the first connection', () => {
  it('names a database that is not there', async () => {
    const { host, port } = inject('postgres');
    await expect(openClient({ ...inject('postgres'), database: 'nowhere' })).rejects.toThrow(
      `The database shuyuan@${host}:${port}/nowhere cannot be reached: database "nowhere" does not exist.`,
    );
  });

  it('names an account that is not there, and not its password', async () => {
    const refused = openClient({ ...inject('postgres'), user: 'stranger', password: 'hunter2' });
    await expect(refused).rejects.toThrow(/stranger@.*: role "stranger" does not exist\.$/);
    await expect(refused).rejects.not.toThrow('hunter2');
  });
});

describe('the pool', () => {
  it('goes on when its connections are cut, idle or within a transaction', async () => {
    const database = await cloneTemplate();
    const warnings: string[] = [];
    const { db, close } = connectDatabase(database.connection, {
      warn: (text) => warnings.push(text),
    });
    onTestFinished(async () => {
      await close();
      await database.drop();
    });
    const ask = () => db.execute(sql`select 1`);
    const other = new pg.Client(database.connection);
    await other.connect();
    onTestFinished(() => other.end());
    const cut = () =>
      other.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`);
    await ask();
    await cut();
    await expect.poll(() => warnings.length).toBe(1);
    await ask();
    const work = db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await cut();
      await tx.execute(sql`select 1`);
    });
    await expect(work).rejects.toThrow('Failed query');
    await ask();
    expect(warnings.every((text) => text.startsWith('a database connection broke'))).toBe(true);
  });

  it('ends a statement that takes too long for anybody to wait for', async () => {
    const database = await cloneTemplate();
    const { db, close } = connectDatabase(database.connection, { warn: () => {} });
    onTestFinished(async () => {
      await close();
      await database.drop();
    });
    const { rows } = await db.execute(sql`select current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle`);
    expect(rows).toEqual([{ statement: '7s', idle: '30s' }]);
  });
});
