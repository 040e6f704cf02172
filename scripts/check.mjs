// `npm run check`: types, lint of changed files, and the tests and stories that what differs from main can break.
// `npm run check -- --base origin/main` counts from another commit, `npm run check -- packages/widgets/src/pager` looks
// at a place instead of a difference, and `--all` leaves out nothing that hangs on it.
import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './ensure-install.mjs';

await ensureInstalled();
// What follows needs what was installed.
const { affectedBy, changedSince, filesOf, isUnderEverything, usualBase } = await import('./affected.mjs');
const { learned, readPace, writePace } = await import('./check/pace.mjs');
const { logOf, notRun, selectionOf, stepsOf } = await import('./check/plan.mjs');
const { closingLines } = await import('./test/closing.mjs');
const { runSteps } = await import('./test/run-steps.mjs');

const { values, positionals: places } = parseArgs({
  options: { base: { type: 'string' }, all: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const base = values.base ?? usualBase();
const changed = places.length > 0 ? filesOf(undefined, ...places) : changedSince(base);
const isOne = changed.length === 1;
const place = places.length > 0 ? places.join(', ') : base.slice(0, 12);
const verb = places.length > 0 ? ['lies in', 'lie in'] : ['differs from', 'differ from'];
const where = (one) => `${verb[one ? 0 : 1]} ${place}`;
if (changed.length === 0) {
  console.log(`Nothing ${where(true)}: there is nothing to check.`);
  process.exit(places.length > 0 ? 1 : 0);
}

const started = performance.now();
const affected = await affectedBy(changed).catch((error) => {
  console.error(`Which tests and stories are affected cannot be said:\n${error.message}\n0 passed, 1 failed`);
  process.exit(1);
});
const paceFile = 'node_modules/.cache/shuyuan/pace-of-checks.json';
const pace = readPace(paceFile);
const selection = selectionOf(affected, values.all ? undefined : pace);
console.log(
  `${changed.length} ${isOne ? 'file' : 'files'} ${where(isOne)}: ${selection.storyCount} stories and ${selection.tests.length} test files to run.`,
);
rmSync(dirname(logOf('types')), { recursive: true, force: true });
const results = await runSteps(stepsOf(changed, selection), { logOf, isQuiet: true });
writePace(paceFile, learned(pace, results, { stories: selection.storyCount, tests: selection.tests.length }));
for (const path of changed.filter(isUnderEverything))
  console.log(`${path} lies under everything: run npm test.`);
console.log(notRun(selection).join('\n'));
console.log(closingLines(results, (performance.now() - started) / 1000, { isShort: true }).join('\n'));
process.exit(results.some(({ failed }) => failed > 0) ? 1 : 0);
