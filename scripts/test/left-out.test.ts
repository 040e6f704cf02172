import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readLeftOut } from './left-out.mjs';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'left-out-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function read(list: object[]) {
  const file = join(folder, 'unsteady.json');
  writeFileSync(file, JSON.stringify(list));
  return readLeftOut(file);
}
const entry = { step: 'unit', test: 'says so', since: '2026-11-25', suspected: 'a race' };

it('leaves out ten tests and no more, each with its day and what is suspected', () => {
  expect(read(Array.from({ length: 10 }, () => entry))).toHaveLength(10);
  expect(() => read(Array.from({ length: 11 }, () => entry))).toThrow('at most 10');
  expect(() => read([{ ...entry, since: undefined }])).toThrow('since');
});
