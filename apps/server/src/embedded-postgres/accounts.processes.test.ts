import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { spawnOwner } from '../testing/spawn-owner.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { canReach, serverAccount } from './account.ts';
import { launchPostgres } from './launch.ts';
import { readPostmaster } from './postmaster.ts';
import { createSocketFolder, removeSocketFolder } from './server-process.ts';

const isRoot = process.getuid?.() === 0;
const nobody = { uid: 65534, gid: 65534 };

async function ask(connection: pg.ClientConfig): Promise<unknown> {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query<{ one: number }>('select 1 as one');
  await client.end();
  return rows[0]?.one;
}

describe('the account of the database', () => {
  it('is nobody for root, and one’s own otherwise', () => {
    expect(serverAccount()).toEqual(isRoot ? nobody : null);
  });

  it('reaches a path only when every folder above lets it in', () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'closed/inner'), { recursive: true });
    const inner = join(folder, 'closed/inner/postgres');
    expect(canReach(nobody, inner)).toBe(true);
    chmodSync(join(folder, 'closed'), 0o700);
    expect(canReach(nobody, inner)).toBe(process.getuid?.() === nobody.uid);
    expect(canReach(null, inner)).toBe(true);
  });

  it.runIf(isRoot)(
    'keeps the database elsewhere when it cannot enter the data folder, and finds it again',
    async () => {
      const closed = temporaryFolder();
      chmodSync(closed, 0o700);
      const options = {
        dataFolder: join(closed, 'data'),
        systemFolder: join(temporaryFolder(), 'system'),
        warn: () => {},
      };
      const first = await launchPostgres(options);
      onTestFinished(() => first.stop());
      const place = readlinkSync(join(closed, 'data/postgres'));
      expect(place.startsWith(options.systemFolder)).toBe(true);
      expect(statSync(place).uid).toBe(nobody.uid);
      await first.stop();
      const second = await launchPostgres(options);
      onTestFinished(() => second.stop());
      expect(await ask(second.connection)).toBe(1);
      expect(readPostmaster(place)?.socketFolder).toBe(second.connection.host);
    },
  );

  it.runIf(isRoot)('is let into a data folder that is closed itself, and into none above it', async () => {
    const folder = temporaryFolder();
    chmodSync(folder, 0o700);
    const systemFolder = join(temporaryFolder(), 'system');
    const postgres = await launchPostgres({ dataFolder: folder, systemFolder, warn: () => {} });
    onTestFinished(() => postgres.stop());
    expect(statSync(folder).mode & 0o777).toBe(0o711);
    expect(existsSync(systemFolder)).toBe(false);
  });

  it.runIf(isRoot)(
    'starts empty when the data folder was deleted, wherever the old database lies',
    async () => {
      const closed = temporaryFolder();
      chmodSync(closed, 0o700);
      const dataFolder = join(closed, 'data');
      const options = { dataFolder, systemFolder: join(temporaryFolder(), 'system'), warn: () => {} };
      await (await launchPostgres(options)).stop();
      const old = readlinkSync(join(dataFolder, 'postgres'));
      rmSync(dataFolder, { recursive: true });
      await (await launchPostgres(options)).stop();
      expect(readlinkSync(join(dataFolder, 'postgres'))).not.toBe(old);
    },
  );

  it.runIf(isRoot)('is one’s own for an ordinary user', async () => {
    const folder = temporaryFolder();
    chownSync(folder, nobody.uid, nobody.gid);
    const owner = await spawnOwner(folder, {
      ...nobody,
      cwd: '/',
      env: { ...process.env, HOME: '/nonexistent' },
    });
    expect(statSync(join(folder, 'postgres')).uid).toBe(nobody.uid);
    expect(await ask(owner.connection)).toBe(1);
  });

  it.runIf(isRoot)('starts in a data folder that another account left after a crash', async () => {
    const folder = temporaryFolder();
    await (await launchPostgres({ dataFolder: folder, warn: () => {} })).stop();
    const socketFolder = createSocketFolder(null);
    onTestFinished(() => removeSocketFolder(socketFolder));
    const note = [2 ** 30, join(folder, 'postgres'), 0, 5432, socketFolder, ''].join('\n');
    writeFileSync(join(folder, 'postgres/postmaster.pid'), note);
    for (const path of ['', 'postgres.log', 'postgres/postmaster.pid'])
      chownSync(join(folder, path), nobody.uid, nobody.gid);
    const owner = await spawnOwner(folder, { ...nobody, cwd: '/' });
    expect(await ask(owner.connection)).toBe(1);
    expect(existsSync(socketFolder)).toBe(true);
  });

  it('has a socket whose path fits, however deep the folder for temporary files lies', async () => {
    const deep = join(temporaryFolder(), '很深的文件夹'.repeat(8));
    mkdirSync(deep);
    const owner = await spawnOwner(temporaryFolder(), { env: { ...process.env, TMPDIR: deep } });
    expect(owner.connection.host.startsWith('/tmp/')).toBe(true);
    expect(existsSync(join(owner.connection.host, '.s.PGSQL.5432'))).toBe(true);
    expect(await ask(owner.connection)).toBe(1);
  });
});
