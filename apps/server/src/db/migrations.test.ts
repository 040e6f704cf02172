import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const server = join(import.meta.dirname, '../..');
const migrations = join(import.meta.dirname, 'migrations');

let copy: string;
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'migrations-'));
  await cp(migrations, copy, { recursive: true });
});
afterAll(() => rm(copy, { recursive: true }));

describe('the migrations', () => {
  it('keep one snapshot of the schema, that of the last one', async () => {
    const sql = (await readdir(migrations)).filter((name) => name.endsWith('.sql')).toSorted();
    const meta = (await readdir(join(migrations, 'meta'))).toSorted();
    expect(meta).toEqual([`${sql.at(-1)?.slice(0, 4)}_snapshot.json`, '_journal.json']);
  });

  it('have all of the schema: generating the next one finds nothing to do', async () => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        join(server, 'drizzle-kit.mjs'),
        'generate',
        '--dialect=postgresql',
        '--schema=./src/db/schema.ts',
        // drizzle-kit takes it as a part of the place where it runs.
        `--out=${relative(server, copy)}`,
      ],
      { cwd: server },
    );
    expect(stdout).toContain('No schema changes');
  });
});
