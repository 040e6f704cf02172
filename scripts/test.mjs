// `npm test`: installs what is missing, then checks everything that can be checked, and counts it in one closing line.
// `npm test -- unit server` runs only the steps named.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, delimiter, join, resolve } from 'node:path';
import { ensureInstalled } from './ensure-install.mjs';
import { lints } from './lint.mjs';

const root = resolve(import.meta.dirname, '..');
const reports = join(root, 'test-results');
const report = (name) => join(reports, `${name.replaceAll(' ', '-')}.json`);

const fromVitest = ({ numPassedTests, numFailedTests, numFailedTestSuites, testResults }) => ({
  passed: numPassedTests,
  failed: Math.max(numFailedTests, Math.min(numFailedTestSuites, 1)),
  failures: testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    // A file that could not be run has no tests.
    if (tests.length === 0) return status === 'failed' ? [basename(name)] : [];
    return tests.map(({ fullName }) => `${basename(name)}: ${fullName.trim()}`);
  }),
});

const fromPlaywright = ({ stats, suites }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  failures: suites.flatMap(brokenSpecs),
});

function brokenSpecs({ specs = [], suites = [] }) {
  const isBroken = ({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky');
  const broken = specs.filter(isBroken).map(({ file, title }) => `${file}: ${title}`);
  return [...broken, ...suites.flatMap(brokenSpecs)];
}

const vitest = (project) => ({
  command: `vitest run --project ${project} --reporter=default --reporter=json --outputFile.json=${report(project)}`,
  count: fromVitest,
});

/** In order; a step without `count` is one check. */
const steps = {
  ...Object.fromEntries(Object.entries(lints).map(([name, command]) => [`lint: ${name}`, { command }])),
  types: { command: 'npm run -s typecheck' },
  unit: vitest('unit'),
  server: vitest('server'),
  packages: { command: 'npm run -s build:packages' },
  'package entries': { command: 'node scripts/check-packages.mjs' },
  'api report': { command: 'node scripts/api-report.mjs --check' },
  delivery: vitest('delivery'),
  'partner page': {
    command: 'playwright test --config delivery --reporter=list,json',
    count: fromPlaywright,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report('partner-page') },
  },
  site: { command: 'npm run -s build:site' },
  embed: { command: 'npm run -s build:embed' },
  size: { command: 'node scripts/size.mjs' },
  storybook: { command: 'npm run -s build:storybook' },
  stories: {
    command: `node scripts/test-stories.mjs --json --outputFile ${report('stories')}`,
    count: fromVitest,
  },
  'standalone storybook': { command: 'npm run -s build:standalone' },
  'standalone stories': {
    command: `node scripts/test-stories.mjs --json --outputFile ${report('standalone stories')}`,
    count: fromVitest,
    env: { STORYBOOK_STANDALONE: '1' },
  },
  e2e: {
    command: 'npm run -s test:e2e',
    count: fromPlaywright,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report('e2e') },
  },
};

/** Runs one step; a step that ends badly counts as failed even when its report claims otherwise, and so does one that tested nothing. */
function run(name, { command, count, env }) {
  console.log(`\n━━ ${name}`);
  const started = performance.now();
  const { status } = spawnSync(command, {
    cwd: root,
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env['PATH']}`,
      FORCE_COLOR: process.env['FORCE_COLOR'] ?? '0',
      ...env,
    },
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const counted = count
    ? readCount(name, count)
    : { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, failures: [] };
  if (counted.failed === 0 && (status !== 0 || counted.passed === 0)) {
    counted.failed = 1;
    counted.failures = [`no test failed, but the step ended with ${status} after ${counted.passed} tests`];
  }
  console.log(`━━ ${name}: ${counted.passed} passed, ${counted.failed} failed (${seconds} s)`);
  return { name, ...counted };
}

function readCount(name, count) {
  const file = report(name);
  return existsSync(file)
    ? count(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 1, failures: ['no report'] };
}

await ensureInstalled();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const wanted = process.argv.slice(2);
const isWanted = (name) => wanted.length === 0 || wanted.some((part) => name.startsWith(part));
const results = Object.entries(steps)
  .filter(([name]) => isWanted(name))
  .map(([name, step]) => run(name, step));

const sum = (key) => results.reduce((total, result) => total + result[key], 0);
const broken = results.filter(({ failed }) => failed > 0);
console.log('');
for (const { name, failed, failures } of broken) {
  console.log(`${name}: ${failed} failed`);
  for (const failure of failures) console.log(`  ${failure}`);
}
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(broken.length > 0 || results.length === 0 ? 1 : 0);
