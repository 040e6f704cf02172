import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { storageKeys } from './key-value-store.ts';

const operating = readFileSync(join(import.meta.dirname, '../../../../docs/operating.md'), 'utf8');

it.each(Object.values(storageKeys))('tells operators that browsers keep %s', (key) => {
  expect(operating).toMatch(new RegExp(`\`${key.replace(/\.$/, '').replaceAll('.', '\\.')}[\`.]`));
});
