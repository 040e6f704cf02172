// `npm test`: installs what is missing, then checks everything that can be checked, and counts it in one closing line.
// `npm test -- unit server` runs only the steps named.
import { mkdirSync, rmSync } from 'node:fs';
import { ensureInstalled } from './ensure-install.mjs';

await ensureInstalled();
// What follows needs what was installed.
const { closingLines, ended } = await import('./test/closing.mjs');
const { endTogether, runStep } = await import('./test/run-step.mjs');
const { schedule } = await import('./test/schedule.mjs');
const { fileOf, reports, steps } = await import('./test/steps.mjs');

/** What the steps are laid out for; on more cores they run faster, not more of them at a time. */
const cores = 2;

const wanted = process.argv.slice(2);
const chosen = steps.filter(
  ({ name }) => wanted.length === 0 || wanted.some((part) => name.startsWith(part)),
);
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
endTogether();

const started = performance.now();
const results = await schedule(chosen, {
  cores,
  run: async (step) => {
    console.log(`━━ ${step.name} …`);
    const result = await runStep(step, { log: fileOf(step.name, 'log'), isShown: chosen.length === 1 });
    console.log(ended(result));
    return result;
  },
  skip: ({ name }, need) => {
    console.log(`━━ ${name}: not run, ${need} failed`);
    return { name, passed: 0, failed: 1, failures: [`not run: ${need} failed`], tests: [] };
  },
});
console.log(closingLines(results, (performance.now() - started) / 1000).join('\n'));
process.exit(results.length === 0 || results.some(({ failed }) => failed > 0) ? 1 : 0);
