import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { StartProblem } from '../errors/start-problem.ts';
import { spawnOwner } from '../testing/spawn-owner.ts';
import { preparedFolder } from '../testing/prepared-folder.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { serverAccount } from './account.ts';
import { launchPostgres, type EmbeddedPostgres, type LaunchOptions } from './launch.ts';
import { lostByKilling } from './kill-rounds.fixtures.ts';
import { isAlive, readPostmaster } from './postmaster.ts';

async function launch(dataFolder: string, options: Partial<LaunchOptions> = {}): Promise<EmbeddedPostgres> {
  const postgres = await launchPostgres({ dataFolder, warn: () => {}, ...options });
  onTestFinished(() => postgres.stop());
  return postgres;
}

async function query(connection: pg.ClientConfig, text: string): Promise<unknown[]> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows.flatMap((row) => Object.values(row));
  } finally {
    await client.end();
  }
}

describe('launching', () => {
  it('creates the database at first and finds everything again', async () => {
    const folder = temporaryFolder();
    const first = await launch(folder);
    await query(first.connection, `create table kept as select '书院' as name`);
    await first.stop();
    const second = await launch(folder);
    expect(await query(second.connection, 'select name from kept')).toEqual(['书院']);
  });

  it('goes where a link leads, and the next one, from where each of them lies', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'data'));
    symlinkSync('../here', join(folder, 'data/postgres'));
    symlinkSync('disk/there', join(folder, 'here'));
    await launch(join(folder, 'data'));
    expect(existsSync(join(folder, 'disk/there/PG_VERSION'))).toBe(true);
  });

  it('is ready for a move to another server, sorts the same everywhere and has no port', async () => {
    const { connection } = await launch(preparedFolder());
    const facts = `select current_setting('wal_level') as wal, current_setting('listen_addresses') as listens,
      current_setting('fsync') as fsync, datlocprovider, datlocale, pg_encoding_to_char(encoding) as encoding
      from pg_database where datname = current_database()`;
    expect(await query(connection, facts)).toEqual(['logical', '', 'on', 'b', 'C.UTF-8', 'UTF8']);
  });

  it('keeps files and socket to its own account', async () => {
    const folder = temporaryFolder();
    const { connection } = await launch(folder);
    const uid = serverAccount()?.uid ?? process.getuid?.();
    for (const path of [join(folder, 'postgres'), connection.host]) {
      expect(statSync(path)).toMatchObject({ uid, mode: 0o040700 });
    }
  });

  it('leaves nothing running and no socket behind', async () => {
    const folder = preparedFolder();
    const postgres = await launch(folder);
    const { pid } = readPostmaster(join(folder, 'postgres'))!;
    await postgres.stop();
    expect(isAlive(pid)).toBe(false);
    expect(existsSync(postgres.connection.host)).toBe(false);
    expect(readPostmaster(join(folder, 'postgres'))).toBeNull();
  });

  it('leaves nothing running when it is stopped while a dead server is being restarted', async () => {
    const folder = preparedFolder();
    const restarting = Promise.withResolvers<void>();
    const postgres = await launch(folder, { warn: () => restarting.resolve() });
    process.kill(readPostmaster(join(folder, 'postgres'))!.pid, 'SIGKILL');
    await restarting.promise;
    await postgres.stop();
    expect(readPostmaster(join(folder, 'postgres'))).toBeNull();
    expect(existsSync(postgres.connection.host)).toBe(false);
  });

  it('restarts nothing once the end has begun, as when one signal reaches it and its server', async () => {
    const warnings: string[] = [];
    const ending = new AbortController();
    const options = { warn: (text: string) => warnings.push(text), ending: ending.signal };
    const { connection, stop } = await launch(preparedFolder(), options);
    ending.abort();
    const owner = `from pg_stat_activity where application_name = 'shuyuan ${process.pid}'`;
    await query(connection, `select pg_terminate_backend(pid) ${owner}`);
    await expect.poll(() => query(connection, `select count(*)::int ${owner}`)).toEqual([0]);
    await stop();
    expect(warnings).toEqual([]);
  });

  it('gives up what is half made when the end begins while it creates the database, and leaves nothing of it', async () => {
    const folder = temporaryFolder();
    const ending = new AbortController();
    const refused = launchPostgres({ dataFolder: folder, warn: () => {}, ending: ending.signal });
    setTimeout(() => ending.abort());
    await expect(refused).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
    expect(readdirSync(folder)).toEqual([]);
    await launch(folder);
  });

  it('writes nothing that people typed into the log of the database', async () => {
    const folder = preparedFolder();
    const { connection } = await launch(folder);
    await query(connection, 'create table people (mobile text primary key)');
    const twice = `insert into people values ('13800000001'), ('13800000001')`;
    await expect(query(connection, twice)).rejects.toThrow('duplicate key');
    const log = readFileSync(join(folder, 'postgres.log'), 'utf8');
    expect(log).toContain('duplicate key');
    expect(log).not.toContain('13800000001');
  });
});

describe('what stands in the way', () => {
  it('refuses a folder that another process uses, in one line, and lets that one be', async () => {
    const folder = preparedFolder();
    const owner = await spawnOwner(folder);
    const refused = await launchPostgres({ dataFolder: folder, warn: () => {} }).catch(
      (error: unknown) => error,
    );
    expect(refused).toBeInstanceOf(StartProblem);
    expect((refused as Error).message).toBe(
      `The data folder ${folder} is in use by process ${owner.child.pid}. Stop that one, or set DATA_DIR.`,
    );
    expect(await query(owner.connection, 'select 1 as one')).toEqual([1]);
  });

  it('lets exactly one of several processes that start together have a new folder', async () => {
    const folder = temporaryFolder();
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => spawnOwner(folder)));
    const refusals = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [String(outcome.reason)] : [],
    );
    expect(refusals).toHaveLength(2);
    for (const refusal of refusals) expect(refusal).toContain('is in use by process');
  });

  it('names a folder that cannot be written, also to root', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    await expect(launch(join(file, 'data'))).rejects.toThrow(
      `The data folder ${join(file, 'data')} cannot be written (ENOTDIR). Set DATA_DIR to one that can.`,
    );
  });

  it('touches no foreign files and no database of another version', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'postgres'));
    writeFileSync(join(folder, 'postgres/letter.txt'), 'dear');
    await expect(launch(folder)).rejects.toThrow('holds files that are no database');
    writeFileSync(join(folder, 'postgres/PG_VERSION'), '17\n');
    await expect(launch(folder)).rejects.toThrow(
      'is a PostgreSQL 17 database; this server brings PostgreSQL 18',
    );
  });

  it('says what the database says when it does not start', async () => {
    const folder = preparedFolder();
    await (await launch(folder)).stop();
    await expect(launch(folder, { settings: { shared_buffers: 'lots' } })).rejects.toThrow(
      /does not start: invalid value for parameter "shared_buffers": "lots"$/,
    );
  });
});

describe('after a crash', () => {
  it('adopts a server that outlived its owner', async () => {
    const folder = preparedFolder();
    const owner = await spawnOwner(folder);
    await owner.kill();
    const postgres = await launch(folder);
    expect(readPostmaster(join(folder, 'postgres'))?.pid).toBe(owner.postmaster.pid);
    expect(postgres.connection).toEqual(owner.connection);
    await postgres.stop();
    expect(isAlive(owner.postmaster.pid)).toBe(false);
  });

  it('adopts one whose folder lies behind a link through another link', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'data'));
    mkdirSync(join(folder, 'disk'));
    symlinkSync(join(folder, 'disk'), join(folder, 'way'));
    symlinkSync(join(folder, 'way/postgres'), join(folder, 'data/postgres'));
    const owner = await spawnOwner(join(folder, 'data'));
    await owner.kill();
    await launch(join(folder, 'data'));
    expect(readPostmaster(join(folder, 'disk/postgres'))?.pid).toBe(owner.postmaster.pid);
  });

  it('starts although the number of the dead server now belongs to another process', async () => {
    const folder = preparedFolder();
    const owner = await spawnOwner(folder);
    await owner.kill('andServer');
    const stranger = spawn('sleep', ['60'], { stdio: 'ignore', ...serverAccount() });
    onTestFinished(() => void stranger.kill());
    const note = join(folder, 'postgres/postmaster.pid');
    writeFileSync(note, readFileSync(note, 'utf8').replace(/^\d+/, String(stranger.pid)));
    const postgres = await launch(folder);
    expect(await query(postgres.connection, 'select 1 as one')).toEqual([1]);
    expect(isAlive(stranger.pid!)).toBe(true);
  });

  it('loses nothing that was acknowledged when everything is killed', async () => {
    expect(await lostByKilling(2)).toBe(0);
  });

  it('restarts a server that dies under a living owner, at the same address', async () => {
    const folder = preparedFolder();
    const warnings: string[] = [];
    const { connection } = await launch(folder, { warn: (text) => warnings.push(text) });
    const { pid } = readPostmaster(join(folder, 'postgres'))!;
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => query(connection, 'select 1 as one').catch(() => null)).toEqual([1]);
    expect(readPostmaster(join(folder, 'postgres'))?.pid).not.toBe(pid);
    expect(warnings).toHaveLength(1);
    const owners = `select count(*)::int from pg_locks where locktype = 'advisory' and granted`;
    await expect.poll(() => query(connection, owners)).toEqual([1]);
    await expect(launchPostgres({ dataFolder: folder, warn: () => {} })).rejects.toThrow('is in use');
  });

  it('restarts a server whose process is still listed for a while after its end', async () => {
    const folder = preparedFolder();
    const lost: unknown[] = [];
    const { connection } = await launch(folder, { onLost: (error) => lost.push(error) });
    const { pid, socketFolder } = readPostmaster(join(folder, 'postgres'))!;
    const listed = spawn('sleep', ['60'], { ...serverAccount() });
    writeFileSync(join(socketFolder, '.s.PGSQL.5432.lock'), `${listed.pid}\n`);
    process.kill(pid, 'SIGKILL');
    setTimeout(() => listed.kill(), 2_000);
    await expect.poll(() => query(connection, 'select 1 as one').catch(() => null)).toEqual([1]);
    expect(lost).toEqual([]);
  });

  it('starts although the dead server left an empty note', async () => {
    const folder = preparedFolder();
    await (await launch(folder)).stop();
    writeFileSync(join(folder, 'postgres/postmaster.pid'), '');
    const { connection } = await launch(folder);
    expect(await query(connection, 'select 1 as one')).toEqual([1]);
  });

  it('begins anew when it was killed while creating the database', async () => {
    const folder = temporaryFolder();
    const gone = spawn('true');
    await new Promise((resolve) => gone.once('exit', resolve));
    const unfinished = join(folder, `postgres.new-${gone.pid}`);
    mkdirSync(join(unfinished, 'base'), { recursive: true });
    const { connection } = await launch(folder);
    expect(await query(connection, 'select 1 as one')).toEqual([1]);
    expect(existsSync(unfinished)).toBe(false);
  });
});
