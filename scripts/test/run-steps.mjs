// Runs steps together, then what failed in them by itself.
import { ended } from './closing.mjs';
import { rerunFailed } from './rerun.mjs';
import { endRun, endTogether, runStep } from './run-step.mjs';
import { schedule } from './schedule.mjs';

/** What the steps are laid out for; on more cores they run faster, not more of them at a time. */
const cores = 2;

/** A shell names the signal that ended its command by a status above 128. */
const isOfSignal = (status) => typeof status === 'string' || status > 128;

/** A step that a signal ended, as a full memory does, is run again once. */
async function runTwiceIfKilled(step, options) {
  const result = await runStep(step, options);
  return isOfSignal(result.status) ? runStep(step, options) : result;
}

const skipped = ({ name }, need) => ({
  name,
  passed: 0,
  failed: 1,
  failures: [{ name: '', message: `not run: ${need} failed` }],
  tests: [],
  isSkipped: true,
});

/**
 * The results of the steps, in their order. `logOf(name)` is where a step's words go. After `limit` milliseconds everything
 * is ended and `onLimit` is called with the names of the steps that were running. `clear` removes what ended steps have left behind.
 */
export async function runSteps(steps, { logOf, isShown = false, isQuiet = false, limit, onLimit, clear }) {
  endTogether(clear);
  const running = new Set();
  const timer =
    limit &&
    setTimeout(async () => {
      const names = [...running];
      await endRun('SIGTERM', clear);
      onLimit(names);
    }, limit);
  const runOne = async (step, options = {}) => {
    if (!isQuiet) console.log(`━━ ${step.name} …`);
    running.add(step.name);
    const result = await runTwiceIfKilled(step, { log: logOf(step.name), isShown, ...options });
    running.delete(step.name);
    console.log(ended(result));
    return result;
  };
  const first = await schedule(steps, {
    cores,
    run: runOne,
    skip: (step, need) => {
      console.log(`━━ ${step.name}: not run, ${need} failed`);
      return skipped(step, need);
    },
  });
  const results = [];
  for (const [index, step] of steps.entries()) {
    const rerun = (files, time) =>
      runOne({ ...step, name: `${step.name}, run ${time}`, command: step.commandOf(files) });
    const result = first[index];
    results.push(step.commandOf && !result.isSkipped ? await rerunFailed(result, rerun) : result);
  }
  clearTimeout(timer);
  return results;
}
