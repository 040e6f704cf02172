import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureBuilt, fingerprint, isCurrent, type Build } from './builds.mjs';

let root: string;
const write = (path: string, text: string) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};
const unread = /\.(test|stories)\.tsx?$/;
const current = () => fingerprint(root, ['lock.json', 'apps/site', 'packages'], unread);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'shuyuan-builds-'));
  write('lock.json', '1');
  write('apps/site/src/main.tsx', 'main');
  write('packages/ui/src/button/button.tsx', 'button');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the fingerprint of sources', () => {
  it.each([
    ['a changed file', 'apps/site/src/main.tsx'],
    ['a new file', 'packages/ui/src/card/card.tsx'],
    ['another lock file', 'lock.json'],
  ])('changes with %s', (_, path) => {
    const before = current();
    write(path, 'changed');
    expect(current()).not.toBe(before);
  });

  it('changes when text moves from one file to another', () => {
    const before = current();
    write('apps/site/src/main.tsx', 'mai');
    write('packages/ui/src/button/button.tsx', 'nbutton');
    expect(current()).not.toBe(before);
  });

  it.each([
    'apps/site/dist/index.html',
    'packages/ui/node_modules/x/index.js',
    'packages/ui/src/button/button.test.tsx',
    'packages/ui/src/button/button.stories.tsx',
  ])('does not change with %s', (path) => {
    const before = current();
    write(path, 'anything');
    expect(current()).toBe(before);
  });

  it('does not change with the time of a checkout', () => {
    const before = current();
    utimesSync(join(root, 'apps/site/src/main.tsx'), 0, 0);
    expect(current()).toBe(before);
  });
});

describe('a build', () => {
  const made: Build = {
    outputs: ['out', 'more'],
    note: 'built-from',
    command: 'mkdir -p out more && rm -f */built-from && cat lock.json >> out/runs && test ! -e broken',
    inputs: ['lock.json'],
    without: unread,
  };
  const after: Build = {
    ...made,
    outputs: ['late'],
    command: 'mkdir -p late && cp out/runs late/',
    needs: 'made',
  };
  const build = (name = 'made') => ensureBuilt(name, root, { made, after });
  const runs = (folder = 'out') => readFileSync(join(root, folder, 'runs'), 'utf8');

  it('is made when it never was, and not again while its sources stay', async () => {
    await build();
    await build();
    expect(runs()).toBe('1');
  });

  it('is made again when its sources change, or when one of its outputs was made by other means', async () => {
    await build();
    write('lock.json', '2');
    await build();
    rmSync(join(root, 'more/built-from'));
    await build();
    expect(runs()).toBe('122');
  });

  it('is made again after it failed', async () => {
    write('broken', '');
    await expect(build()).rejects.toThrow('could not be built');
    expect(isCurrent(made, root)).toBe(false);
    rmSync(join(root, 'broken'));
    await build();
    expect(runs()).toBe('11');
  });

  it('comes after what it needs', async () => {
    await build('after');
    expect(runs('late')).toBe('1');
    expect(existsSync(join(root, 'out/built-from'))).toBe(true);
  });
});
