// Publishes the built Storybook to Chromatic, where designers and QA review it. Without a token there is nowhere to publish to.
import { spawnSync } from 'node:child_process';

if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.log('CHROMATIC_PROJECT_TOKEN is not set: nothing was published to Chromatic.');
  process.exit(0);
}
const { status } = spawnSync(
  'chromatic',
  ['--storybook-build-dir', 'storybook-static', '--exit-zero-on-changes'],
  {
    stdio: 'inherit',
  },
);
process.exit(status ?? 1);
