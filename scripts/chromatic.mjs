// Publishes Storybook to Chromatic, where designers and QA review it: builds it, draws only stories that changed, and fails
// on changes that nobody has accepted. `CHROMATIC_EXIT_ZERO=1` or `-- --exit-zero-on-changes` lets them pass.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const buildDir = 'node_modules/.cache/chromatic/storybook';

/** What Storybook is built with: Chromatic finds the changed stories by the modules that the build lists. */
export const buildCommands = [
  ['npm', ['run', '-s', 'build:embed']],
  ['storybook', ['build', '-o', buildDir, '--quiet', '--stats-json']],
];

/** Arguments of Chromatic's command, given those of ours and the environment. */
export function chromaticArguments(given, env) {
  const isForgiving = Boolean(env['CHROMATIC_EXIT_ZERO']) && !given.includes('--exit-zero-on-changes');
  return [
    '--storybook-build-dir',
    buildDir,
    '--only-changed',
    // Storybook serves the standalone widgets as files, which no module of the build names.
    '--externals',
    'packages/widgets/embed/**',
    ...(isForgiving ? ['--exit-zero-on-changes'] : []),
    ...given,
  ];
}

/** The status of the first command that fails, else of the last. */
function publish(given) {
  if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
    console.log('CHROMATIC_PROJECT_TOKEN is not set: nothing was published to Chromatic.');
    return 0;
  }
  const commands = [...buildCommands, ['chromatic', chromaticArguments(given, process.env)]];
  for (const [command, options] of commands) {
    const { status } = spawnSync(command, options, { stdio: 'inherit', shell: process.platform === 'win32' });
    if (status !== 0) return status ?? 1;
  }
  return 0;
}

if (process.argv[1] && resolve(process.argv[1]) === import.meta.filename)
  process.exit(publish(process.argv.slice(2)));
