// The runner's report counts stories; what was found after it had ended is counted in it too.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * The report with each story of `findings` (`{ id, words }`) as a failed test, and with `others` as one more. `stories`
 * are the Storybook's, by which the runner names its tests.
 */
export function withFindings(report, stories, findings, others) {
  const byId = new Map(stories.map((story) => [story.id, story]));
  const words = new Map();
  for (const { id, words: said } of findings) words.set(id, [...(words.get(id) ?? []), said]);
  const named = new Map([...words].map(([id, said]) => [keyOf(byId.get(id)), said]));
  const testResults = report.testResults.map((file) => {
    const assertionResults = file.assertionResults.map((test) => {
      const said = named.get(test.ancestorTitles.join('\0'));
      if (!said) return test;
      return { ...test, status: 'failed', failureMessages: [...test.failureMessages, said.join('\n')] };
    });
    const isBroken = assertionResults.some(({ status }) => status === 'failed');
    return { ...file, assertionResults, status: isBroken ? 'failed' : file.status };
  });
  if (others.length > 0) testResults.push(ownTest(others));
  return counted({ ...report, testResults });
}

/** The runner describes a story by its title and its name. */
const keyOf = (story) => (story ? `${story.title}\0${story.name}` : '');

/** What is wrong with no story in particular. */
const ownTest = (others) => ({
  name: 'visual/receipts.jsonl',
  status: 'failed',
  message: '',
  assertionResults: [
    {
      ancestorTitles: ['Receipts of the pictures'],
      title: 'agree with what is drawn',
      fullName: 'Receipts of the pictures agree with what is drawn',
      status: 'failed',
      failureMessages: others,
    },
  ],
});

function counted(report) {
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const count = (status) => tests.filter((test) => test.status === status).length;
  const brokenFiles = report.testResults.filter(({ status }) => status === 'failed').length;
  return {
    ...report,
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numTotalTests: tests.length,
    numFailedTestSuites: brokenFiles,
    numPassedTestSuites: report.testResults.length - brokenFiles,
    numTotalTestSuites: report.testResults.length,
    success: report.success && brokenFiles === 0,
  };
}

/** Puts the findings into the file that the runner was told to write its report to. */
export function reportFindings(file, stories, findings, others) {
  if (!file || !existsSync(file) || findings.length + others.length === 0) return;
  const report = withFindings(JSON.parse(readFileSync(file, 'utf8')), stories, findings, others);
  writeFileSync(file, JSON.stringify(report));
}
