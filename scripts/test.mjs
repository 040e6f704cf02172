// `npm test`: installs what is missing, then runs the gate, and counts it in one closing line. `npm run test:all` adds the
// rest. `npm test -- unit server` runs only the steps named.
import { mkdirSync, rmSync } from 'node:fs';
import { ensureInstalled } from './ensure-install.mjs';

await ensureInstalled();
// What follows needs what was installed.
const { clearRuns } = await import('./test/clear-runs.mjs');
const { closingLines } = await import('./test/closing.mjs');
const { readLeftOut } = await import('./test/left-out.mjs');
const { cleanCommit, notePassed } = await import('./test/passed.mjs');
const { runSteps } = await import('./test/run-steps.mjs');
const { allSteps, fileOf, gateSteps, reports } = await import('./test/steps.mjs');

/** Milliseconds. A gate that takes longer has stopped somewhere; beside other work it needs more than 40 minutes. */
const limit = 80 * 60_000;

const isAll = process.argv.includes('--all');
const wanted = process.argv.slice(2).filter((argument) => argument !== '--all');
const isWhole = wanted.length === 0;
const steps =
  isWhole && !isAll
    ? gateSteps
    : allSteps.filter(({ name }) => isWhole || wanted.some((part) => name.startsWith(part)));
const leftOut = readLeftOut();
const commit = cleanCommit();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const started = performance.now();
const seconds = () => (performance.now() - started) / 1000;
const results = await runSteps(steps, {
  logOf: (name) => fileOf(name, 'log'),
  isShown: steps.length === 1,
  ...(!isAll && { limit }),
  clear: clearRuns,
  onLimit: (running) => {
    console.log(`Ended after ${seconds().toFixed(0)} s, in the middle of: ${running.join(', ')}`);
    console.log('0 passed, 1 failed');
    process.exit(1);
  },
});
console.log(closingLines(results, seconds(), { leftOut }).join('\n'));
const hasPassed = results.length > 0 && results.every(({ failed }) => failed === 0);
if (hasPassed && isWhole && commit) notePassed(commit);
process.exit(hasPassed ? 0 : 1);
