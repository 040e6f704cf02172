import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { serverAccount } from './account.ts';
import { installedPackage, prepareBinaries } from './binaries.ts';

const isRoot = process.getuid?.() === 0;
const account = serverAccount();

function copyOfPackage(): string {
  const copy = join(temporaryFolder(), 'package');
  cpSync(installedPackage(), copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

function removeLinks(folder: string): string[] {
  const library = join(folder, 'native/lib');
  const links = readdirSync(library, { withFileTypes: true }).filter((entry) => entry.isSymbolicLink());
  for (const { name } of links) rmSync(join(library, name));
  return links.map(({ name }) => name);
}

function versionSaidBy(postgres: string): string {
  return spawnSync(postgres, ['--version'], { cwd: '/', encoding: 'utf8', ...account }).stdout.trim();
}

describe('the programs of PostgreSQL', () => {
  it('run where npm put them', () => {
    const { postgres } = prepareBinaries(account, '/nowhere');
    expect(postgres.startsWith(installedPackage())).toBe(true);
    expect(versionSaidBy(postgres)).toMatch(/^postgres \(PostgreSQL\) 18\./);
  });

  it('get the links back that an install without scripts leaves out', () => {
    const folder = copyOfPackage();
    const links = removeLinks(folder);
    expect(links).toContain('libicui18n.so.60');
    const { postgres } = prepareBinaries(account, '/nowhere', folder);
    expect(postgres).toBe(join(folder, 'native/bin/postgres'));
    for (const name of links) {
      const path = join(folder, 'native/lib', name);
      expect(existsSync(join(dirname(path), readlinkSync(path)))).toBe(true);
    }
    expect(versionSaidBy(postgres)).toContain('18.');
  });

  it.runIf(isRoot)('are copied once when the account of the database may not read the checkout', () => {
    const folder = copyOfPackage();
    chmodSync(dirname(folder), 0o700);
    chmodSync(join(folder, 'native/bin'), 0o700);
    const place = join(temporaryFolder(), 'system');
    const { postgres } = prepareBinaries(account, place, folder);
    expect(postgres.startsWith(place)).toBe(true);
    expect(versionSaidBy(postgres)).toContain('18.');
    const { mtimeMs } = statSync(postgres);
    expect(prepareBinaries(account, place, folder).postgres).toBe(postgres);
    expect(statSync(postgres).mtimeMs).toBe(mtimeMs);
    expect(readdirSync(place)).toHaveLength(1);
  });

  it('that do not run on this system are reported in one line with the way out', () => {
    const folder = copyOfPackage();
    rmSync(join(folder, 'native/lib/libcrypto.so.1.1'));
    const place = temporaryFolder();
    mkdirSync(place, { recursive: true });
    expect(() => prepareBinaries(account, place, folder)).toThrow(
      /does not run on this system: .*\. Set DATABASE_URL\.$/,
    );
  });
});
