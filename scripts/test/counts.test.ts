import { describe, expect, it } from 'vitest';
import { fromPlaywright, fromStatus, fromVitest, heldAgainst, slowest } from './counts.mjs';

const test = (status: string, fullName: string, duration = 1000) => ({ status, fullName, duration });

describe('the count of a step', () => {
  it('names failed tests by file, and a file that could not be run', () => {
    const counted = fromVitest({
      numPassedTests: 1,
      numFailedTests: 1,
      numFailedTestSuites: 2,
      testResults: [
        {
          name: '/a/b.test.ts',
          status: 'failed',
          assertionResults: [test('passed', 'x'), test('failed', ' y', 2000)],
        },
        { name: '/a/c.test.ts', status: 'failed', assertionResults: [] },
      ],
    });
    expect(counted).toMatchObject({ passed: 1, failed: 1, failures: ['b.test.ts: y', 'c.test.ts'] });
    expect(slowest(counted.tests, 1)).toEqual([{ name: 'b.test.ts: y', seconds: 2 }]);
  });

  it('says below the name of what failed how it did, and no more than a reader takes in', () => {
    const message = `\u001B[31mexpected 1 to be 2\u001B[39m\n\n${'at x\n'.repeat(30)}`;
    const { failures } = fromVitest({
      numPassedTests: 0,
      numFailedTests: 1,
      numFailedTestSuites: 1,
      testResults: [
        {
          name: '/a/b.test.ts',
          status: 'failed',
          assertionResults: [{ ...test('failed', 'y'), failureMessages: [message] }],
        },
      ],
    });
    expect(failures.join('').split('\n')).toEqual([
      'b.test.ts: y',
      '    expected 1 to be 2',
      ...Array.from({ length: 11 }, () => '    at x'),
    ]);
    const spec = {
      file: 'a.e2e.ts',
      title: 'x',
      tests: [{ status: 'unexpected', results: [{ duration: 1, error: { message: 'not there' } }] }],
    };
    const counted = fromPlaywright({
      stats: { expected: 0, unexpected: 1, flaky: 0 },
      suites: [{ specs: [spec] }],
    });
    expect(counted.failures).toEqual(['a.e2e.ts: x\n    not there']);
  });

  it('counts a flaky end-to-end test as failed, in suites of suites', () => {
    const spec = (title: string, status: string) => ({
      file: 'a.e2e.ts',
      title,
      tests: [{ status, results: [{ duration: 1500 }, { duration: 500 }] }],
    });
    const counted = fromPlaywright({
      stats: { expected: 1, unexpected: 0, flaky: 1 },
      suites: [{ specs: [spec('x', 'expected')], suites: [{ specs: [spec('y', 'flaky')] }] }],
    });
    expect(counted).toMatchObject({ passed: 1, failed: 1, failures: ['a.e2e.ts: y'] });
    expect(counted.tests).toContainEqual({ name: 'a.e2e.ts: x', seconds: 2 });
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
