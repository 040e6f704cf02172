// The exam player beside plain React of the same questions and the same answer sheet, and with `--peers` beside SurveyJS too, in one run.
import { median, report, reportGoal, withBuiltPages } from './lib.mjs';
import { isSaid, timesOr, valueOf } from './options.mjs';
import { installPeers } from './ui-bytes.mjs';

const rounds = timesOr(7);
const counts = (valueOf('--counts') ?? '200,1000').split(',').map(Number);
const systems = ['floor', 'ours', ...(isSaid('--peers') ? ['survey'] : [])];
const moves = 20;

/** Shows `count` questions in a fresh page, answers one, and walks along the sheet. */
async function measure(open, system, count) {
  const { page, cpu, heap, close } = await open(`exam-${system}`);
  const before = await heap();
  const show = await cpu(() => page.evaluate((n) => window.bench.show(n), count));
  const live = (await heap()) - before;
  await page.locator('input').first().focus();
  const answer = await cpu(() => page.keyboard.press('Space'));
  const cells = page.locator('[data-part="sheet"] fieldset button');
  if (system !== 'survey') await cells.first().focus();
  const walk = await cpu(async () => {
    for (let step = 1; step <= moves; step += 1)
      if (system === 'ours') await page.keyboard.press('ArrowRight');
      else if (system === 'survey') await page.evaluate((place) => window.bench.go(place), step);
      else await cells.nth(step).evaluate((cell) => cell.click());
  });
  await close();
  return { show, live, answer, move: walk / moves };
}

const figures = (count) => ({
  show: [`show ${count}, CPU`, 'ms'],
  answer: [`answer one of ${count}, CPU`, 'ms'],
  move: [`one move on a sheet of ${count}, CPU`, 'ms'],
  live: [`heap for ${count}`, 'MiB'],
});

if (isSaid('--peers')) installPeers();
await withBuiltPages(
  isSaid('--peers') ? 'peers/pages' : 'exam-player',
  systems.map((system) => `exam-${system}`),
  async (open) => {
    for (const count of counts) {
      const samples = Object.fromEntries(systems.map((system) => [system, []]));
      // Turn by turn, so that a busy minute of the machine is everybody's.
      for (let round = 0; round < rounds; round += 1)
        for (const system of systems) samples[system].push(await measure(open, system, count));
      const middle = (system, key) => median(samples[system].map((sample) => sample[key]));
      for (const system of systems.slice(1))
        for (const [key, [title, unit]] of Object.entries(figures(count)))
          report(`${system}: ${title}`, middle(system, key), middle('floor', key), unit);
      // The processor is four times slower here than the one that the frame of 16 ms is meant for.
      reportGoal(`ours: a move among ${count}, without the slowing`, middle('ours', 'move') / 4, 16, 'ms');
    }
  },
);
