import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';

const imported = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g;

/** Paths of the files that a script imports, and of those that they import in turn. */
function importsOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !existsSync(file) || !file.endsWith('.mjs')) return found.add(file);
  found.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(imported))
    importsOf(resolve(dirname(file), path), found);
  return found;
}

// They run on the Node of the system, which may be the oldest that package.json allows, and that one does not read TypeScript.
it.each(['start.mjs', 'test.mjs'])('%s imports no TypeScript', (script) => {
  const files = [...importsOf(resolve(import.meta.dirname, script))];
  const scripts = files.map((file) => relative(import.meta.dirname, file));
  expect(scripts).toContain('ensure-install.mjs');
  expect(scripts.filter((file) => !file.endsWith('.mjs'))).toEqual([]);
});
