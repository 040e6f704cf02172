import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundledLibraries } from './bundled-libraries.mjs';

const server = resolve(import.meta.dirname, '../apps/server');
const folder = mkdtempSync(join(tmpdir(), 'libraries-'));
let register: string;

beforeAll(async () => {
  register = (await bundledLibraries(folder)) ?? '';
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Run in a Node of its own, as the server is. */
const answerOf = (code: string, options: string[] = []) =>
  execFileSync(process.execPath, [...options, '--input-type=module', '-e', code], {
    cwd: server,
    encoding: 'utf8',
  });
const withBundles = (code: string) => answerOf(code, ['--import', pathToFileURL(register).href]);

const entries = [
  'drizzle-orm',
  'drizzle-orm/pg-core',
  'drizzle-orm/node-postgres',
  'drizzle-orm/node-postgres/migrator',
];

it('each is imported as one file, with all that its package exports', () => {
  const names = `
    for (const name of ${JSON.stringify(entries)}) console.log(name, Object.keys(await import(name)).sort().join());
  `;
  expect(withBundles(names)).toBe(answerOf(names));
  const places = `for (const name of ${JSON.stringify(entries)}) console.log(import.meta.resolve(name));`;
  const bundled = entries.map((name) => new URL(`./${name}.mjs`, pathToFileURL(register)).href);
  expect(withBundles(places).trim().split('\n')).toEqual(bundled);
});

it('what the libraries need themselves is the server’s own', () => {
  const same = `
    const { NodePgDriver, drizzle } = await import('drizzle-orm/node-postgres');
    const { default: pg } = await import('pg');
    const { is } = await import('drizzle-orm');
    const { PgDatabase } = await import('drizzle-orm/pg-core');
    const db = drizzle({ connection: 'postgres://nobody@localhost/none' });
    console.log(db.$client instanceof pg.Pool, is(db, PgDatabase));
  `;
  expect(withBundles(same).trim()).toBe('true true');
});

it('are all that the server imports of them', () => {
  const source = resolve(server, 'src');
  const imported = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...readFileSync(join(source, file), 'utf8').matchAll(/from '(drizzle-orm[^']*)'/g)])
    .map(([, name]) => name);
  expect(new Set(imported)).toEqual(new Set(entries));
});
