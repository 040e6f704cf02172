// The steps of a check, from what a change can break.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesOf } from '../affected.mjs';
import { builds, isCurrent } from '../builds.mjs';
import { lintsOf } from '../lint.mjs';
import { root } from '../test/run-step.mjs';
import { projects, reports, storiesStep, vitestStep } from '../test/steps.mjs';
import { boundsAt } from './pace.mjs';
import { namesOf, sheetsFirst, showsSheet, storiesIn, within } from './selection.mjs';

const folder = join(reports, 'check');
export const logOf = (name) => join(folder, `${name.replaceAll(/\W+/g, '-')}.log`);

const storybook = 'node_modules/.cache/shuyuan/storybook-of-a-change';

/** These visit the standalone build too. */
const isOnEmbed = (path) => path.endsWith('hostile-host.stories.tsx');

/** What is run of the affected files, and what is not: without a pace nothing is left out. */
export function selectionOf({ stories, tests, distances }, pace) {
  const bounds = pace ? boundsAt(pace) : { stories: Infinity, tests: Infinity };
  const weigh = (path) => storiesIn(join(root, path));
  const hasEmbed = !stories.some(isOnEmbed) || isCurrent(builds.embed);
  const drawn = within(
    sheetsFirst(
      stories.filter((path) => hasEmbed || !isOnEmbed(path)),
      distances,
      (path) => showsSheet(join(root, path)),
    ),
    bounds.stories,
    weigh,
  );
  const run = within(tests, bounds.tests);
  const sum = (paths) => paths.reduce((total, path) => total + weigh(path), 0);
  return {
    stories: drawn.kept,
    tests: run.kept,
    storyCount: sum(drawn.kept),
    left: {
      stories: drawn.left,
      tests: run.left,
      storyCount: sum(drawn.left),
      onEmbed: hasEmbed ? [] : stories.filter(isOnEmbed),
    },
  };
}

/** What is drawn comes first: it takes longest, and one core builds it while the other checks types and lints. */
export function stepsOf(changed, { stories, tests }) {
  const report = (name) => join(folder, `${name}.json`);
  const drawing = [
    {
      name: 'storybook',
      command: `storybook build -o ${storybook} --quiet --test`,
      env: { STORY_FILES: stories.join(',') },
    },
    {
      name: 'stories',
      after: ['storybook'],
      ...storiesStep(report('stories'), stories),
      env: { STORYBOOK_DIR: storybook },
    },
  ];
  const testing = {
    name: 'tests',
    ...vitestStep([...projects.unit, ...projects.server, ...projects.processes], report('tests'), tests),
  };
  const lints = Object.entries(lintsOf(changed.filter((path) => existsSync(join(root, path)))));
  return [
    ...(stories.length > 0 ? drawing : []),
    { name: 'types', command: 'npm run -s typecheck' },
    ...lints.map(([name, command]) => ({ name: `lint: ${name}`, command })),
    ...(tests.length > 0 ? [testing] : []),
  ].map((step) => ({ cores: 1, ...step }));
}

/** What a reader must not take for checked. */
export function notRun({ storyCount, left }) {
  const all = filesOf(root, '*.stories.tsx').filter((path) => existsSync(join(root, path)));
  const stories = all.reduce((sum, path) => sum + storiesIn(join(root, path)), 0);
  const names = join(folder, 'left-out.txt');
  const hanging = [...left.stories, ...left.tests];
  mkdirSync(folder, { recursive: true });
  writeFileSync(names, hanging.map((path) => `${path}\n`).join(''));
  return [
    ...(left.stories.length > 0
      ? [`related, but further away: ${left.storyCount} stories (${namesOf(left.stories)})`]
      : []),
    ...(left.tests.length > 0
      ? [`related, but further away: ${left.tests.length} test files (${namesOf(left.tests)})`]
      : []),
    ...(hanging.length > 0
      ? [`  all of them: ${relative(root, names)}; \`npm run check -- --all\` runs them`]
      : []),
    ...left.onEmbed.map((path) => `${path}: it visits the standalone build, which is not as the sources are`),
    `not run: ${(stories - storyCount).toLocaleString('en')} stories, journeys, packages, unused code (\`npm test\`), and what \`npm run test:all\` adds`,
  ];
}
