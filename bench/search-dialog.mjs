// The search dialog beside plain React, and with `--peers` beside cmdk too, in one run: from the press that opens it to the painted dialog with the focus in its
// field, and from the key that asks to the painted answers. The answers themselves are there at once.
import { median, report, withBuiltPages } from './lib.mjs';
import { isSaid, timesOr } from './options.mjs';
import { installPeers } from './ui-bytes.mjs';

const rounds = timesOr(9);
/** The key that asks: cmdk looks at each letter, the others at Enter. */
const keys = { floor: 'Enter', ours: 'Enter', ...(isSaid('--peers') && { cmdk: 'b' }) };
const systems = Object.keys(keys);

/** One opening and one search, in a fresh page. */
async function measure(open, system) {
  const { page, until, close } = await open(`search-${system}`);
  await page.evaluate(() => window.bench.start());
  await page.waitForFunction(() => window.bench.isReady());
  // The pointer is there already: what is measured begins with the press.
  await page.locator('[data-open]').hover();
  const opened = await until('click', 'isFocused', () => page.locator('[data-open]').click());
  if (system !== 'cmdk') await page.keyboard.type('a');
  const found = await until('keydown', 'hasResults', () => page.keyboard.press(keys[system]));
  await close();
  return { opened, found };
}

if (isSaid('--peers')) installPeers();
await withBuiltPages(
  'peers/pages',
  systems.map((system) => `search-${system}`),
  async (open) => {
    const samples = Object.fromEntries(systems.map((system) => [system, []]));
    // Turn by turn, so that a busy minute of the machine is everybody's.
    for (let round = 0; round < rounds; round += 1)
      for (const system of systems) samples[system].push(await measure(open, system));
    const figure = (system, step, kind) => median(samples[system].map((sample) => sample[step][kind]));
    const steps = { opened: 'open to focused', found: 'key to results' };
    for (const system of systems.slice(1))
      for (const [step, title] of Object.entries(steps))
        for (const kind of ['wall', 'cpu'])
          report(
            `${system}: ${title}, ${kind}`,
            figure(system, step, kind),
            figure('floor', step, kind),
            'ms',
          );
  },
);
