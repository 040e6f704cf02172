import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { acceptancesOf, commitOf, lastAcceptance, receiptsAt } from './history.mjs';

const here = process.cwd();
let folder: string;

const run = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** Commits receipts in which each picture has the hash given, and returns the commit. */
function commit(hashes: Record<string, string>) {
  mkdirSync('visual', { recursive: true });
  const lines = Object.entries(hashes).map(([picture, sha256]) => JSON.stringify({ picture, sha256 }));
  writeFileSync('visual/receipts.jsonl', ['{"drawnBy":{}}', ...lines, ''].join('\n'));
  run('add', '.');
  run('-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '--quiet', '--allow-empty', '--message', 'x');
  return run('rev-parse', 'HEAD');
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'history-'));
  mkdirSync(join(folder, 'whole'));
  process.chdir(join(folder, 'whole'));
  run('init', '--quiet');
});

afterEach(() => {
  process.chdir(here);
  rmSync(folder, { recursive: true });
});

it('draws the last commit that changed receipts', () => {
  const first = commit({ 'a--b.light': '1' });
  commit({ 'a--b.light': '1' });
  expect(lastAcceptance()).toEqual({ sha: first });
  expect(receiptsAt(first).get('a--b.light')?.sha256).toBe('1');
});

it('knows for each picture the commit that its receipt is from', () => {
  const first = commit({ 'a--b.light': '1', 'a--c.light': '1' });
  const second = commit({ 'a--b.light': '1', 'a--c.light': '2' });
  expect([...acceptancesOf(['a--b.light', 'a--c.light'])]).toEqual([
    ['a--b.light', { sha: first }],
    ['a--c.light', { sha: second }],
  ]);
});

it('says what to fetch when the clone is too shallow to know', () => {
  commit({ 'a--b.light': '1' });
  commit({ 'a--b.light': '1' });
  run('clone', '--quiet', '--depth', '1', `file://${process.cwd()}`, '../shallow');
  process.chdir('../shallow');
  expect(lastAcceptance().reason).toContain('git fetch --unshallow --filter=blob:none');
});

it('says so when a base is no commit', () => {
  commit({ 'a--b.light': '1' });
  expect(commitOf('nowhere').reason).toContain('nowhere');
  expect(commitOf('HEAD').sha).toBe(run('rev-parse', 'HEAD'));
});
