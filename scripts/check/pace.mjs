// How much fits into a minute on this machine, as the checks before have told.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What two quiet cores were seen to do, in seconds. */
export const usualPace = { story: 0.45, testFile: 2.8, besideStories: 14, besideTests: 16 };

const budget = 58;

/** How many stories and files of tests fit, beside building Storybook and beside types and lints. */
export function boundsAt(pace) {
  const fit = (beside, each) => Math.floor(Math.max(budget - beside, 0) / each);
  return {
    stories: Math.max(fit(pace.besideStories, pace.story), 20),
    tests: Math.max(fit(pace.besideTests, pace.testFile), 4),
  };
}

/** Half of what was known and half of what was seen: one busy minute does not empty the next check. */
export function learned(pace, results, { stories, tests }) {
  // What did not run has no seconds.
  const step = (name) => results.find((result) => result.name === name && result.seconds > 0);
  const drawn = step('stories');
  const tested = step('tests');
  const beside = results
    .filter(({ name }) => name === 'types' || name.startsWith('lint'))
    .reduce((sum, { seconds }) => sum + seconds, 0);
  const blend = (known, seen) => (known + seen) / 2;
  // Few of them tell how long starting takes, not how long one takes.
  return {
    story: drawn && stories >= 20 ? blend(pace.story, drawn.seconds / stories) : pace.story,
    besideStories: drawn ? blend(pace.besideStories, step('storybook')?.seconds ?? 0) : pace.besideStories,
    testFile: tested && tests >= 4 ? blend(pace.testFile, tested.seconds / tests) : pace.testFile,
    besideTests: blend(pace.besideTests, beside),
  };
}

export function readPace(path) {
  try {
    return { ...usualPace, ...JSON.parse(readFileSync(path, 'utf8')) };
  } catch {
    // Nothing was learned yet, or nothing that can be read.
    return usualPace;
  }
}

export function writePace(path, pace) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(pace)}\n`);
}
