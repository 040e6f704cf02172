import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isAlive, readPostmaster } from '../embedded-postgres/postmaster.ts';
import { e2ePrefix, removeAbandonedRuns, runPrefix } from './abandoned-runs.ts';
import { spawnOwner } from './spawn-owner.ts';
import { temporaryFolder } from './temporary-folder.ts';

const isRoot = process.getuid?.() === 0;
const nobody = { uid: 65534, gid: 65534 };

/** The number of a process that has ended. */
const ended = () => spawnSync(process.execPath, ['--version']).pid;

function runFolder(parent: string, owner = ended()): string {
  const folder = join(parent, `${runPrefix}${owner}-Ab12Cd`);
  mkdirSync(join(folder, 'postgres'), { recursive: true });
  writeFileSync(join(folder, 'postgres/PG_VERSION'), '18');
  return folder;
}

it.each([
  ['a run', runPrefix],
  ['a browser test', e2ePrefix],
])('removes the folder of %s that was killed, and its database ends', async (_, prefix) => {
  const parent = temporaryFolder();
  const folder = join(parent, `${prefix}${ended()}-Ab12Cd`);
  mkdirSync(folder);
  const owner = await spawnOwner(folder);
  await owner.kill();
  expect(readPostmaster(join(folder, 'postgres'))).toEqual(owner.postmaster);
  await removeAbandonedRuns(parent);
  expect(isAlive(owner.postmaster.pid)).toBe(false);
  expect(existsSync(owner.connection.host)).toBe(false);
  expect(readdirSync(parent)).toEqual([]);
});

it('leaves a run that goes on, and files that are no run’s', async () => {
  const parent = temporaryFolder();
  runFolder(parent, process.pid);
  writeFileSync(join(parent, `${runPrefix}notes`), '');
  await removeAbandonedRuns(parent);
  expect(readdirSync(parent)).toHaveLength(2);
});

it.runIf(isRoot)('leaves the killed run of another user, who alone may look into it', () => {
  const parent = temporaryFolder();
  chmodSync(parent, 0o1777);
  const others = runFolder(parent);
  // As `postgres` leaves it: its folder closed to all but its own account.
  writeFileSync(join(others, 'postgres/postmaster.pid'), '');
  chmodSync(join(others, 'postgres'), 0o700);
  const own = runFolder(parent);
  chownSync(join(own, 'postgres'), nobody.uid, nobody.gid);
  chownSync(own, nobody.uid, nobody.gid);
  const program = `
    const { removeAbandonedRuns } = await import(${JSON.stringify(join(import.meta.dirname, 'abandoned-runs.ts'))});
    await removeAbandonedRuns(${JSON.stringify(parent)});`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    ...nobody,
    cwd: '/',
    encoding: 'utf8',
  });
  expect([stderr, status]).toEqual(['', 0]);
  expect(existsSync(own)).toBe(false);
  expect(existsSync(join(others, 'postgres/PG_VERSION'))).toBe(true);
});

it.skipIf(isRoot)('goes on to the next when one cannot be removed', async () => {
  const parent = temporaryFolder();
  const closed = join(runFolder(parent), 'postgres');
  runFolder(parent);
  chmodSync(closed, 0o000);
  await removeAbandonedRuns(parent);
  chmodSync(closed, 0o700);
  expect(readdirSync(parent)).toHaveLength(1);
});
