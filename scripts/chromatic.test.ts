import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { buildCommands, chromaticArguments } from './chromatic.mjs';

it('builds Storybook with the list of modules that changed stories are found by', () => {
  expect(buildCommands.at(-1)).toEqual(['storybook', expect.arrayContaining(['build', '--stats-json'])]);
  const [, [, , built]] = buildCommands.at(-1) ?? ['', []];
  expect(chromaticArguments([], {})).toEqual(expect.arrayContaining(['--storybook-build-dir', built]));
});

it('draws only stories that changed, and blocks on changes', () => {
  const options = chromaticArguments([], {});
  expect(options).toContain('--only-changed');
  expect(options).not.toContain('--exit-zero-on-changes');
});

it.each([
  [['--exit-zero-on-changes'], {}],
  [[], { CHROMATIC_EXIT_ZERO: '1' }],
  [['--exit-zero-on-changes'], { CHROMATIC_EXIT_ZERO: '1' }],
])('lets changes pass when told so, once (%j, %j)', (given, env) => {
  const options = chromaticArguments(given, env);
  expect(options.filter((option: string) => option === '--exit-zero-on-changes')).toHaveLength(1);
});

it('hands on what it is given', () => {
  expect(chromaticArguments(['--dry-run'], {}).at(-1)).toBe('--dry-run');
});

it('takes only options that the installed Chromatic knows', () => {
  const { stdout } = spawnSync('node_modules/.bin/chromatic', ['--help'], { encoding: 'utf8' });
  const used = chromaticArguments([], { CHROMATIC_EXIT_ZERO: '1' }).filter((option: string) =>
    option.startsWith('--'),
  );
  for (const option of used) expect(stdout).toContain(`${option} `);
});

it('publishes and builds nothing without a token, and says so', () => {
  const { CHROMATIC_PROJECT_TOKEN: _token, ...env } = process.env;
  const { status, stdout } = spawnSync(process.execPath, ['scripts/chromatic.mjs'], {
    encoding: 'utf8',
    env,
  });
  expect(status).toBe(0);
  expect(stdout).toContain('CHROMATIC_PROJECT_TOKEN is not set');
});
