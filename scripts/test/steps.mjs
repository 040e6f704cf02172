// Everything that `npm test` does, as data. The order is that of the start, as far as two cores allow it.
import { join } from 'node:path';
import { lints } from '../lint.mjs';
import { fromPlaywright, fromVitest } from './counts.mjs';
import { root } from './run-step.mjs';

export const reports = join(root, 'test-results');
export const fileOf = (name, extension) => join(reports, `${name.replaceAll(/\W+/g, '-')}.${extension}`);

/** The projects of `vitest.config.ts` behind each step; a check runs those of the first two. */
export const projects = {
  unit: ['pure', 'unit', 'isolated'],
  server: ['server'],
  processes: ['processes'],
  delivery: ['delivery'],
};

export const projectOptions = (names) => names.map((name) => `--project ${name}`).join(' ');

const vitest = (name) => ({
  command: `vitest run ${projectOptions(projects[name])} --reporter=default --reporter=json --outputFile.json=${fileOf(name, 'json')}`,
  count: fromVitest,
});

const playwright = (name, command) => ({
  command,
  count: fromPlaywright,
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: fileOf(name, 'json') },
});

const stories = (name, env) => ({
  command: `node scripts/test-stories.mjs --json --outputFile ${fileOf(name, 'json')}`,
  count: fromVitest,
  env,
});

/** A build is left out when its sources are those of the last one. */
const build = (name) => ({ command: `node scripts/builds.mjs ${name}` });

/**
 * Each step counts one core: what has two workers waits often enough for the step beside it. `after` names steps that
 * must have passed. What measures time runs `alone`, beside steps that compute and `yield` to it. Without `count` a step
 * is one check.
 */
const table = {
  site: build('site'),
  embed: build('embed'),
  'e2e recorder': {
    ...playwright('e2e recorder', 'node scripts/test-e2e.mjs --project=recorder --workers 1'),
    after: ['site', 'embed'],
    alone: true,
  },
  ...Object.fromEntries(
    Object.entries(lints).map(([name, command]) => [`lint: ${name}`, { command, yields: true }]),
  ),
  types: { command: 'npm run -s typecheck', yields: true },
  'storybook for tests': { ...build('test-storybook'), after: ['embed'], yields: true },
  packages: { ...build('packages'), yields: true },
  unit: { ...vitest('unit'), yields: true },
  'storybook with docs': { ...build('storybook'), after: ['embed'], yields: true },
  // What waits for a database runs beside what draws.
  server: vitest('server'),
  stories: { ...stories('stories'), after: ['storybook for tests'] },
  e2e: {
    ...playwright('e2e', 'node scripts/test-e2e.mjs --project=site --workers 2'),
    after: ['site', 'embed'],
  },
  'partner page': {
    ...playwright('partner page', 'playwright test --config delivery --reporter=list,json'),
    after: ['packages'],
  },
  processes: vitest('processes'),
  'standalone storybook': { ...build('standalone'), after: ['embed'] },
  'standalone stories': {
    ...stories('standalone stories', { STORYBOOK_STANDALONE: '1' }),
    // Pictures that differ in bytes are held against those of the other Storybook.
    after: ['standalone storybook', 'storybook for tests'],
  },
  'package entries': { command: 'node scripts/check-packages.mjs', after: ['packages'] },
  'api report': { command: 'node scripts/api-report.mjs --check', after: ['packages'] },
  delivery: { ...vitest('delivery'), after: ['packages'] },
  size: { command: 'node scripts/size.mjs', after: ['packages', 'site', 'embed'] },
};

export const steps = Object.entries(table).map(([name, step]) => ({
  name,
  cores: 1,
  ...(step.count && { report: fileOf(name, 'json') }),
  ...step,
}));
