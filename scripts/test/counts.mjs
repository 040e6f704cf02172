// What the test runners' reports say: how many passed, what failed and how, what took longest.
import { basename, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The first lines of a message: a run elsewhere may leave no more than these. */
const firstLines = (message = '') =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 12)
    .map((line) => line.slice(0, 200))
    .join('\n');

const countOf = (tests, failures) => ({
  passed: tests.filter(({ hasPassed }) => hasPassed).length,
  failed: failures.length,
  failures,
  tests,
});

/** Of vitest, and of jest, whose report has the same shape. */
export function fromVitest({ testResults }) {
  const tests = testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status, duration, failureMessages }) => ({
        file,
        name: fullName.trim(),
        hasPassed: status === 'passed',
        seconds: (duration ?? 0) / 1000,
        message: firstLines(failureMessages?.[0]),
      })),
  );
  const failedTests = tests.filter(({ hasPassed }) => !hasPassed);
  // A file that could not be run, or that broke before or after its tests.
  const failedFiles = testResults
    .filter(({ name, status }) => status === 'failed' && !failedTests.some(({ file }) => file === name))
    .map(({ name: file, message }) => ({ file, name: '', message: firstLines(message) }));
  return countOf(tests, [...failedTests, ...failedFiles]);
}

/** Of the story runner, which writes its files anew for each run, into another folder. */
export const fromStories = ({ testResults }) =>
  fromVitest({ testResults: testResults.map((file) => ({ ...file, name: basename(file.name) })) });

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

export function fromPlaywright({ config, suites, errors = [] }) {
  const tests = suites
    .flatMap(specsOf)
    .filter((spec) => spec.tests.some(({ status }) => status !== 'skipped'))
    .map((spec) => {
      const results = spec.tests.flatMap((test) => test.results);
      return {
        file: join(config.rootDir, spec.file),
        name: spec.title,
        hasPassed: spec.tests.every(({ status }) => status === 'expected' || status === 'skipped'),
        seconds: results.reduce((sum, { duration }) => sum + duration / 1000, 0),
        message: firstLines(results.find(({ error }) => error)?.error.message),
      };
    });
  const failures = tests.filter(({ hasPassed }) => !hasPassed);
  // Errors of no test: a file that does not compile, a set-up that throws.
  const others =
    failures.length > 0 ? [] : errors.map(({ message }) => ({ name: '', message: firstLines(message) }));
  return countOf(tests, [...failures, ...others]);
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
  const message = `no test failed, but the step ended with ${status} after ${counted.passed} tests`;
  return { ...counted, failed: 1, failures: [{ name: '', message }] };
}

/** A test as a reader finds it: its file's name and its title. */
export const titleOf = ({ file, name }) => [file && basename(file), name].filter(Boolean).join(': ');

/** The slowest first. */
export const slowest = (tests, number) => [...tests].sort((a, b) => b.seconds - a.seconds).slice(0, number);
