// `npm run storybook` shows every story, hot; `npm run storybook -- pager` only those of files whose path has one of the parts.
import { spawn } from 'node:child_process';
import { filesOf } from './affected.mjs';

const parts = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const options = process.argv.slice(2).filter((argument) => argument.startsWith('-'));
const stories = filesOf(undefined, '*.stories.tsx').filter((path) =>
  parts.some((part) => path.includes(part)),
);
if (parts.length > 0 && stories.length === 0) {
  console.error(`No story file's path has ${parts.join(' or ')} in it.`);
  process.exit(1);
}
if (stories.length > 0) console.log(`Only ${stories.join(', ')}`);
const server = spawn('storybook', ['dev', '-p', '6006', '--no-open', ...options], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, ...(stories.length > 0 && { STORY_FILES: stories.join(',') }) },
});
server.on('exit', (code) => process.exit(code ?? 1));
