import { readFileSync, truncateSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { StartProblem } from '../../errors/start-problem.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { openSigningKey } from './signing-key.ts';

it('is made once, and is the same for all that share the folder', () => {
  const folder = temporaryFolder();
  const [one, other] = [openSigningKey(folder), openSigningKey(folder)];
  expect(one.derive('secret', 'a')).toBe(other.derive('secret', 'a'));
  expect(one.derive('secret', 'a')).not.toBe(openSigningKey(temporaryFolder()).derive('secret', 'a'));
  expect(one.derive('secret', 'a')).not.toBe(one.derive('token', 'a'));
});

it.each([0, 16, 31])('is refused when only %i bytes of it are left, and stays as it is', (bytes) => {
  const folder = temporaryFolder();
  openSigningKey(folder);
  const path = join(folder, 'signing-key');
  truncateSync(path, bytes);
  const open = () => openSigningKey(folder);
  expect(open).toThrow(StartProblem);
  expect(open).toThrow(
    `The signing key ${path} is not whole (${bytes} bytes of 32). Put it back from a backup, or remove it for a new one.`,
  );
  expect(readFileSync(path)).toHaveLength(bytes);
});

it('is refused in one line when it cannot be read', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'signing-key'));
  expect(() => openSigningKey(folder)).toThrow(StartProblem);
});

it('is taken as it is when an operator has made a longer one', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'signing-key'), 'x'.repeat(64));
  expect(openSigningKey(folder).derive('a', 'b')).toMatch(/^[\w-]{43}$/);
});
