import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { countInstalled } from './ensure-install.mjs';
import { isPortTaken } from './ensure-port.mjs';
import { runWithProgress } from './run-with-progress.mjs';

it.each(['127.0.0.1', '::1'])(
  'sees that a port is taken at %s, before anything else is done',
  async (host) => {
    const other = createServer().listen(0, host);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect(await isPortTaken(port)).toBe(true);
    expect(await isPortTaken(port, host)).toBe(true);
    await once(other.close(), 'close');
    expect(await isPortTaken(port)).toBe(false);
  },
);

it('takes no port for taken when any will do', async () => {
  expect(await isPortTaken(0)).toBe(false);
});

it('says every three seconds how far a silent command is, and answers what it printed', async () => {
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  onTestFinished(() => log.mockRestore());
  const program = 'setTimeout(() => { console.log("done"); process.exit(3); }, 3500)';
  const { status, output } = await runWithProgress(
    process.execPath,
    ['-e', program],
    {},
    () => '1 of 2 packages',
  );
  expect({ status, output }).toEqual({ status: 3, output: 'done\n' });
  expect(lines[0]).toBe('  … 1 of 2 packages, 3 s');
});

it('counts the packages of the lock file that are there already', () => {
  const root = mkdtempSync(join(tmpdir(), 'shuyuan-install-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const packages = {
    '': {},
    'node_modules/a': {},
    'node_modules/b': {},
    'node_modules/c': { optional: true },
  };
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }));
  mkdirSync(join(root, 'node_modules/a'), { recursive: true });
  writeFileSync(join(root, 'node_modules/a/package.json'), '{}');
  expect(countInstalled(root)).toBe('1 of 2 packages');
});
