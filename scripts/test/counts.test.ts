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
