import { describe, expect, it } from 'vitest';
import {
  fromPlaywright,
  fromStatus,
  fromStories,
  fromVitest,
  heldAgainst,
  slowest,
  titleOf,
} from './counts.mjs';

const test = (status: string, fullName: string, duration = 1000, message?: string) => ({
  status,
  fullName,
  duration,
  failureMessages: message ? [message] : [],
});
const file = (name: string, status: string, assertionResults: object[], message?: string) => ({
  name,
  status,
  message,
  assertionResults,
});
const config = { rootDir: '/e2e' };
const spec = (title: string, status: string, results: object[] = [{ duration: 1000 }]) => ({
  file: 'a.e2e.ts',
  title,
  tests: [{ status, results }],
});

describe('the count of a step', () => {
  it('names failed tests by file, and a file that could not be run or left something behind', () => {
    const counted = fromVitest({
      testResults: [
        file('/a/b.test.ts', 'failed', [test('passed', 'x'), test('failed', ' y', 2000)]),
        file('/a/c.test.ts', 'failed', [], 'does not compile'),
        file('/a/d.test.ts', 'failed', [test('passed', 'z'), test('skipped', 'w')], 'left a timer'),
      ],
    });
    expect(counted).toMatchObject({ passed: 2, failed: 3 });
    expect(counted.failures).toMatchObject([
      { file: '/a/b.test.ts', name: 'y' },
      { file: '/a/c.test.ts', name: '', message: 'does not compile' },
      { file: '/a/d.test.ts', name: '', message: 'left a timer' },
    ]);
    expect(counted.failures.map(titleOf)).toEqual(['b.test.ts: y', 'c.test.ts', 'd.test.ts']);
    expect(slowest(counted.tests, 1)).toMatchObject([{ name: 'y', seconds: 2 }]);
  });

  it('keeps of a message no more than a reader takes in, without colours', () => {
    const message = `\u001B[31mexpected 1 to be 2\u001B[39m\n\n${'at x\n'.repeat(30)}`;
    const counted = fromVitest({
      testResults: [file('/a/b.test.ts', 'failed', [test('failed', 'y', 1, message)])],
    });
    expect(counted.failures[0]?.message.split('\n')).toEqual([
      'expected 1 to be 2',
      ...Array.from({ length: 11 }, () => 'at x'),
    ]);
  });

  it('reads end-to-end tests in suites of suites, without those that were skipped', () => {
    const counted = fromPlaywright({
      config,
      suites: [
        {
          specs: [spec('x', 'expected', [{ duration: 1500 }, { duration: 500 }]), spec('s', 'skipped')],
          suites: [{ specs: [spec('y', 'unexpected', [{ duration: 1, error: { message: 'not there' } }])] }],
        },
      ],
    });
    expect(counted).toMatchObject({ passed: 1, failed: 1 });
    expect(counted.failures).toMatchObject([{ file: '/e2e/a.e2e.ts', name: 'y', message: 'not there' }]);
    expect(counted.tests).toHaveLength(2);
    expect(counted.tests[0]).toMatchObject({ name: 'x', seconds: 2 });
  });

  it('knows a file of stories by its name alone: each run writes it into another folder', () => {
    const [first, second] = ['/tmp/1', '/tmp/2'].map((folder) =>
      fromStories({ testResults: [file(`${folder}/ui-menu.test.js`, 'failed', [test('failed', 'x')])] }),
    );
    expect(first?.failures).toEqual(second?.failures);
  });

  it('names an error of no end-to-end test', () => {
    const counted = fromPlaywright({ config, suites: [], errors: [{ message: 'does not compile' }] });
    expect(counted).toMatchObject({ failed: 1, failures: [{ name: '', message: 'does not compile' }] });
  });

  it.each([
    ['ends badly though its report claims otherwise', 3, 1],
    ['ends by a signal', 3, 'SIGKILL'],
    ['tested nothing', 0, 0],
  ])('is a failure when the step %s', (_, passed, status) => {
    const counted = { passed, failed: 0, failures: [], tests: [] };
    expect(heldAgainst(counted, status)).toMatchObject({ passed, failed: 1 });
  });

  it('is one check for a command without a report', () => {
    expect(heldAgainst(fromStatus(0), 0)).toMatchObject({ passed: 1, failed: 0 });
    expect(heldAgainst(fromStatus(2), 2)).toMatchObject({ passed: 0, failed: 1 });
  });
});
