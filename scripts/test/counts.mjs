// What the test runners' reports say: how many passed, what failed, what took longest.
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The name of what failed, and below it the first of its words: a run elsewhere may leave no more than these lines. */
function failureOf(name, message = '') {
  const words = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 12);
  return [name, ...words.map((line) => `    ${line.slice(0, 200)}`)].join('\n');
}

/** Of vitest, and of jest, whose report has the same shape. */
export const fromVitest = ({ numPassedTests, numFailedTests, numFailedTestSuites, testResults }) => ({
  passed: numPassedTests,
  failed: Math.max(numFailedTests, Math.min(numFailedTestSuites, 1)),
  failures: testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    // A file that could not be run has no tests.
    if (tests.length === 0) return status === 'failed' ? [basename(name)] : [];
    return tests.map(({ fullName, failureMessages }) =>
      failureOf(`${basename(name)}: ${fullName.trim()}`, failureMessages?.[0]),
    );
  }),
  tests: testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, duration }) => ({
        name: `${basename(name)}: ${fullName.trim()}`,
        seconds: (duration ?? 0) / 1000,
      })),
  ),
});

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

export function fromPlaywright({ stats, suites }) {
  const specs = suites.flatMap(specsOf);
  const isBroken = ({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky');
  const nameOf = ({ file, title }) => `${file}: ${title}`;
  const messageOf = (spec) =>
    spec.tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: specs.filter(isBroken).map((spec) => failureOf(nameOf(spec), messageOf(spec))),
    tests: specs.map((spec) => ({
      name: nameOf(spec),
      seconds: spec.tests
        .flatMap(({ results }) => results)
        .reduce((sum, { duration }) => sum + duration / 1000, 0),
    })),
  };
}

/** Of a command that is one check. */
export const fromStatus = (status) => ({
  passed: status === 0 ? 1 : 0,
  failed: status === 0 ? 0 : 1,
  failures: [],
  tests: [],
});

/** A step that ends badly counts as failed even when its report claims otherwise, and so does one that tested nothing. */
export function heldAgainst(counted, status) {
  if (counted.failed > 0 || (status === 0 && counted.passed > 0)) return counted;
  const failures = [`no test failed, but the step ended with ${status} after ${counted.passed} tests`];
  return { ...counted, failed: 1, failures };
}

/** The slowest first. */
export const slowest = (tests, number) => [...tests].sort((a, b) => b.seconds - a.seconds).slice(0, number);
