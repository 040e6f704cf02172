// The pager of a million rows beside plain React and beside other systems', in one run: mounted, and turned twenty times.
import { median, report, withBuiltPages } from './lib.mjs';
import { timesOr } from './options.mjs';
import { installPeers } from './ui-bytes.mjs';

const rounds = timesOr(9);
const turns = 20;
/** Mantine's has neither sizes nor a jumper; element-plus's is Vue's. */
const systems = ['floor', 'ours', 'mantine', 'element-plus'];

installPeers();
await withBuiltPages(
  'peers/pages',
  systems.map((system) => `pager-${system}`),
  async (open) => {
    const samples = Object.fromEntries(systems.map((system) => [system, { mount: [], turn: [] }]));
    // Turn by turn, so that a busy minute of the machine is everybody's.
    for (let round = 0; round < rounds; round += 1)
      for (const system of systems) {
        const { page, cpu, close } = await open(`pager-${system}`);
        samples[system].mount.push(await cpu(() => page.evaluate(() => window.bench.mount())));
        let shown = '';
        const turning = await cpu(async () => {
          shown = await page.evaluate((times) => window.bench.turn(times), turns);
        });
        if (shown !== String(turns + 1)) throw new Error(`${system} stands on page ${shown}`);
        samples[system].turn.push(turning / turns);
        await close();
      }
    const figure = (system, what) => median(samples[system][what]);
    for (const system of systems.slice(1)) {
      report(`${system}: mount, CPU`, figure(system, 'mount'), figure('floor', 'mount'), 'ms');
      report(`${system}: turn a page, CPU`, figure(system, 'turn'), figure('floor', 'turn'), 'ms');
    }
  },
);
