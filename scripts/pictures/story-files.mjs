// Every story file of the work tree, by its path in the repository.
import { git } from './history.mjs';

export const storyFiles = () =>
  (git('ls-files', '--cached', '--others', '--exclude-standard', '*.stories.tsx') ?? '')
    .split('\n')
    .filter(Boolean);
