import { expect, it } from 'vitest';
import { withFindings, type Report } from './jest-report.mjs';

type Result = Report['testResults'][number];

const stories = [
  { id: 'ui-button--plain', title: 'UI/button', name: 'Plain' },
  { id: 'ui-button--sheet', title: 'UI/button', name: 'Sheet' },
  { id: 'ui-link--plain', title: 'UI/link', name: 'Plain' },
];

const test = (title: string, name: string, status = 'passed') => ({
  ancestorTitles: [title, name],
  title: 'smoke-test',
  fullName: `${title} ${name} smoke-test`,
  status,
  failureMessages: [],
});

const report = {
  success: true,
  numPassedTests: 3,
  numFailedTests: 0,
  numFailedTestSuites: 0,
  testResults: [
    {
      name: 'ui-button.test.js',
      status: 'passed',
      assertionResults: [test('UI/button', 'Plain'), test('UI/button', 'Sheet')],
    },
    { name: 'ui-link.test.js', status: 'passed', assertionResults: [test('UI/link', 'Plain')] },
  ],
};

it('counts a story as one failed test, in however many suites it differs', () => {
  const findings = [
    { id: 'ui-button--sheet', words: 'light differs' },
    { id: 'ui-button--sheet', words: 'dark differs' },
  ];
  const counted = withFindings(report, stories, findings, []);
  expect(counted).toMatchObject({
    success: false,
    numPassedTests: 2,
    numFailedTests: 1,
    numFailedTestSuites: 1,
  });
  expect(counted.testResults[0]?.assertionResults[1]).toMatchObject({
    status: 'failed',
    failureMessages: ['light differs\ndark differs'],
  });
  expect(counted.testResults[1]?.status).toBe('passed');
});

it('counts a story once that has failed by itself already', () => {
  const results: Result[] = report.testResults;
  const [first, second] = results as [Result, Result];
  const broken = { ...second, status: 'failed', assertionResults: [test('UI/link', 'Plain', 'failed')] };
  const counted = withFindings(
    { ...report, testResults: [first, broken] },
    stories,
    [{ id: 'ui-link--plain', words: 'light differs' }],
    [],
  );
  expect(counted).toMatchObject({ numPassedTests: 2, numFailedTests: 1 });
});

it('counts what is wrong with no story in particular as one failed test', () => {
  const counted = withFindings(report, stories, [], ['no story draws x', 'no story draws y']);
  expect(counted).toMatchObject({
    success: false,
    numPassedTests: 3,
    numFailedTests: 1,
    numFailedTestSuites: 1,
  });
});
