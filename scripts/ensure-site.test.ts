import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprint } from './ensure-site.mjs';

let root: string;
const write = (path: string, text: string) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};
const current = () => fingerprint(root, ['lock.json', 'apps/site', 'packages']);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'shuyuan-site-'));
  write('lock.json', '1');
  write('apps/site/src/main.tsx', 'main');
  write('packages/ui/src/button/button.tsx', 'button');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the fingerprint of the site’s sources', () => {
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
