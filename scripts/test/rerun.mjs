// Runs again what has failed, by itself: a test that passes then is unsteady, one that fails three times has failed.
import { titleOf } from './counts.mjs';

/** How often a failed test is run in all. */
const most = 3;

const isSame = (one, other) => one.file === other.file && one.name === other.name;

/** Whether a later run shows that what had failed can pass. */
function hasPassed({ failures, tests }, failure) {
  if (!failure.file) return failures.length === 0;
  if (!failure.name) return !failures.some(({ file }) => file === failure.file || !file);
  return tests.some((test) => isSame(test, failure) && test.hasPassed);
}

/**
 * Runs the failed tests of a step again, file by file, and answers its result with what passed then counted as passed and
 * named in `unsteady`. `run(files, time)` runs the step on these files, on all of them when it gets none, and answers that
 * run's result. Where no file is to blame the whole step is run again, once, and that run's result takes its place.
 */
export async function rerunFailed(result, run) {
  const unsteady = [];
  let { passed, failures, tests } = result;
  for (let time = 2; time <= most && failures.length > 0; time += 1) {
    const isWhole = failures.some(({ file }) => !file);
    if (isWhole && time > 2) break;
    const again = await run(isWhole ? [] : [...new Set(failures.map(({ file }) => file))], time);
    const nowPassed = failures.filter((failure) => hasPassed(again, failure));
    unsteady.push(...nowPassed.map((failure) => ({ ...failure, test: titleOf(failure), time })));
    if (isWhole) ({ passed, failures, tests } = again);
    else {
      passed += nowPassed.filter(({ name }) => name).length;
      failures = failures.filter((failure) => !nowPassed.includes(failure));
    }
  }
  return { ...result, passed, failed: failures.length, failures, tests, unsteady };
}
