// Everything that `npm test` and `npm run test:all` do, as data. The order is that of the start, as far as two cores allow it.
import { basename, join } from 'node:path';
import { lints } from '../lint.mjs';
import { fromPlaywright, fromStories, fromVitest } from './counts.mjs';
import { root } from './run-step.mjs';

export const reports = join(root, 'test-results');
export const fileOf = (name, extension) => join(reports, `${name.replaceAll(/\W+/g, '-')}.${extension}`);

/** The projects of `vitest.config.ts` behind each step; a check runs those of the first three. */
export const projects = {
  unit: ['pure', 'unit', 'isolated'],
  server: ['server'],
  processes: ['processes'],
  stress: ['stress'],
  delivery: ['delivery'],
};

const quoted = (files) => files.map((file) => JSON.stringify(file)).join(' ');

/**
 * Tests of some projects. `commandOf` runs some of the files, all when there are none, one at a time.
 */
export function vitestStep(names, report, files = []) {
  const command = [
    'vitest run',
    ...names.map((name) => `--project ${name}`),
    `--reporter=default --reporter=json --outputFile.json=${report}`,
  ].join(' ');
  return {
    command: `${command} ${quoted(files)}`,
    commandOf: (some) => `${command} --no-file-parallelism ${quoted(some.length > 0 ? some : files)}`,
    count: fromVitest,
    report,
  };
}

/** Visits stories: all, or those whose path has one of the `places` in it. */
export function storiesStep(report, places = []) {
  const options = `--json --outputFile ${report}`;
  // The report names files after the component whose stories they hold.
  const componentOf = (file) => basename(file).replace(/\.test\.js$/, '');
  return {
    command: `node scripts/test-stories.mjs ${places.join(' ')} ${options}`,
    commandOf: (files) =>
      files.length > 0
        ? `node scripts/test-stories.mjs --components ${files.map(componentOf).join()} ${options}`
        : `node scripts/test-stories.mjs ${places.join(' ')} ${options}`,
    count: fromStories,
    report,
  };
}

const vitest = (name) => vitestStep(projects[name], fileOf(name, 'json'));

function playwright(name, command, workers) {
  const report = fileOf(name, 'json');
  return {
    command: `${command} --workers ${workers}`,
    commandOf: (files) => `${command} --workers 1 ${quoted(files)}`,
    count: fromPlaywright,
    report,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  };
}

const e2e = (name, project, workers) =>
  playwright(name, `node scripts/test-e2e.mjs --project=${project}`, workers);

const stories = (name, env) => ({ ...storiesStep(fileOf(name, 'json')), env });

/** A build is left out when its sources are those of the last one. */
const build = (name) => ({ command: `node scripts/builds.mjs ${name}` });

const { format, ...gatingLints } = lints;

/**
 * Each step counts one core: what has two workers waits often enough for the step beside it. `after` names steps that
 * must have passed. A step that yields takes only the time that nobody else wants. Without `count` a step is one check.
 */
const gate = {
  site: build('site'),
  embed: build('embed'),
  // What waits for a database runs beside what computes.
  server: vitest('server'),
  'storybook for tests': { ...build('test-storybook'), after: ['embed'] },
  stories: { ...stories('stories', { STORY_LOOKS: 'none' }), after: ['storybook for tests'] },
  journeys: { ...e2e('journeys', 'journeys', 2), after: ['site', 'embed'] },
  processes: vitest('processes'),
  unit: vitest('unit'),
  packages: build('packages'),
  ...Object.fromEntries(
    Object.entries(gatingLints).map(([name, command]) => [`lint: ${name}`, { command, yields: true }]),
  ),
  types: { command: 'npm run -s typecheck', yields: true },
};

/** What `npm run test:all` adds. What measures time runs `alone`. */
const rest = {
  'lint: format': { command: format },
  // Those of the gate, looked at: dark and large text, and the order of sheets.
  stories: { ...stories('stories'), after: ['storybook for tests'] },
  'e2e recorder': { ...e2e('e2e recorder', 'recorder', 1), after: ['site', 'embed'], alone: true },
  'e2e large': { ...e2e('e2e large', 'large', 1), after: ['site'], alone: true },
  e2e: { ...e2e('e2e', 'site', 2), after: ['site', 'embed'] },
  stress: vitest('stress'),
  'partner page': {
    ...playwright('partner page', 'playwright test --config delivery --reporter=list,json', 1),
    after: ['packages'],
  },
  'storybook with docs': { ...build('storybook'), after: ['embed'] },
  'standalone storybook': { ...build('standalone'), after: ['embed'] },
  'standalone stories': {
    ...stories('standalone stories', { STORYBOOK_STANDALONE: '1' }),
    after: ['standalone storybook'],
  },
  'standalone pictures': {
    command: 'node scripts/visual-standalone.mjs',
    after: ['standalone storybook', 'storybook for tests'],
  },
  'package entries': { command: 'node scripts/check-packages.mjs', after: ['packages'] },
  'api report': { command: 'node scripts/api-report.mjs --check', after: ['packages'] },
  delivery: { ...vitest('delivery'), after: ['packages'] },
  size: { command: 'node scripts/size.mjs', after: ['packages', 'site', 'embed'] },
};

const listOf = (table) => Object.entries(table).map(([name, step]) => ({ name, cores: 1, ...step }));

export const gateSteps = listOf(gate);
export const allSteps = listOf({ ...gate, ...rest });
