import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSettings } from './site-settings.ts';

const operating = join(import.meta.dirname, '../../../../../docs/operating.md');

it('has every key told to operators, but the sections one by one', () => {
  const asked = new Set<string>();
  const stored = new Map<string, unknown>();
  stored.get = (key) => void asked.add(key.replace(/^features\..*/, 'features.…'));
  readSettings(stored, { webname: '' });
  const text = readFileSync(operating, 'utf8');
  expect([...asked].filter((key) => !text.includes(`| \`${key}\``))).toEqual([]);
  expect(asked).toContain('webname');
});
