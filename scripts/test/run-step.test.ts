import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closingLines, ended } from './closing.mjs';
import { fromVitest } from './counts.mjs';
import { endAll, runStep } from './run-step.mjs';

const root = resolve(import.meta.dirname, '../..');
let folder: string;
let log: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'step-'));
  log = join(folder, 'logs/step.log');
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (command: string, more = {}) => runStep({ name: 'step', command, ...more }, { log });

describe('a step', () => {
  it('keeps in its log what the command says on either stream', async () => {
    expect(await run('echo one && echo two >&2')).toMatchObject({ passed: 1, failed: 0 });
    expect(readFileSync(log, 'utf8').trim().split('\n').sort()).toEqual(['one', 'two']);
  });

  it('fails with its command, names its log and shows what that ends with', async () => {
    const result = await run('for n in $(seq 1 90); do echo "line $n"; done; exit 3');
    expect(result).toMatchObject({ passed: 0, failed: 1, log: relative(root, log) });
    const words = ended(result);
    expect(words).toContain('line 90\n');
    expect(words).not.toContain('line 50\n');
    expect(words).toContain(relative(root, log));
  });

  it('is counted by its report, never by one that was left by another run', async () => {
    const report = join(folder, 'report.json');
    const assertionResults = ['x', 'y'].map((fullName) => ({ status: 'passed', fullName }));
    const counted = { testResults: [{ name: 'a.test.ts', status: 'passed', assertionResults }] };
    writeFileSync(report, JSON.stringify(counted));
    const how = { report, count: fromVitest };
    expect(await run('true', how)).toMatchObject({
      passed: 0,
      failed: 1,
      failures: [{ message: 'no report' }],
    });
    const written = await run(`echo '${JSON.stringify(counted)}' > ${report}`, how);
    expect(written).toMatchObject({ passed: 2, failed: 0 });
  });

  it.skipIf(process.platform !== 'linux')('says how long processors worked for it', async () => {
    const { processor } = await run(`node -e "const end = Date.now() + 300; while (Date.now() < end);"`);
    expect(processor).toBeGreaterThan(0.05);
  });
});

describe.skipIf(process.platform === 'win32')('an ended step', () => {
  /** Number of the process that a step has started and written down. */
  const started = async (file: string) => {
    await expect.poll(() => existsSync(file) && readFileSync(file, 'utf8')).toMatch(/^\d+\n$/);
    return Number(readFileSync(file, 'utf8'));
  };
  const isAlive = (pid: number) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };

  it('takes with it what it has started, and is waited for while it tidies up', async () => {
    const pid = join(folder, 'pid');
    const tidied = join(folder, 'tidied');
    const result = run(
      `sh -c 'trap "sleep 0.3; touch ${tidied}; exit" TERM; echo $$ > ${pid}; while true; do sleep 0.1; done'`,
    );
    const child = await started(pid);
    await endAll();
    expect([existsSync(tidied), isAlive(child)]).toEqual([true, false]);
    await result;
  });

  it('is ended by force when it hears no signal', async () => {
    const pid = join(folder, 'pid');
    const result = run(`sh -c 'trap "" TERM; echo $$ > ${pid}; while true; do sleep 0.1; done'`);
    const child = await started(pid);
    await endAll('SIGTERM', 300);
    await result;
    await expect.poll(() => isAlive(child)).toBe(false);
  });
});

describe('the closing lines', () => {
  it('name the log of each failed step, what failed, what was unsteady and left out, and end with one count', async () => {
    const good = {
      ...(await run('true')),
      name: 'good',
      tests: [{ name: 'slow one', message: '', hasPassed: true, seconds: 12.34 }],
      unsteady: [{ test: 'b.test.ts: z', name: 'z', message: 'a\nb\nc\nd', time: 2 }],
    };
    const bad = {
      ...(await run('false')),
      name: 'bad',
      failures: [{ file: '/a.test.ts', name: 'x', message: 'was 1' }],
      log: 'test-results/bad.log',
    };
    const leftOut = [{ step: 'unit', test: 'w', since: '2026-11-25', suspected: 'a race' }];
    const lines = closingLines([good, bad], 61, { leftOut });
    expect(lines.at(-1)).toBe('1 passed, 1 failed');
    expect(lines).toContain('bad: 1 failed, test-results/bad.log');
    expect(lines).toContain('  a.test.ts: x\n    was 1');
    expect(lines).toContain('unsteady: good: b.test.ts: z, passed in run 2\n    a\n    b\n    c');
    expect(lines).toContain('1 left out, see unsteady.json');
    expect(lines).toContain('   12.3 s  slow one');
    expect(lines).toContain('61 s in all');
    expect(lines.filter((line) => /^(good|bad) {2}/.test(line))).toHaveLength(2);
  });
});
