// Main-thread work of mounting 1,000 buttons and a table of 500 rows, on a processor four times slower.
import { median, withBuiltPages } from './lib.mjs';
import { timesOr } from './options.mjs';

const rounds = timesOr(7);
const systems = ['ours', 'ours-native', 'antd', 'mantine'];
/** `ours-native` has `NativeButton`, which is what a page with very many buttons takes; it has no table of its own. */
const things = { buttons: '1,000 Buttons', table: 'Table of 500 rows, 5 columns' };

export const measureMount = () =>
  withBuiltPages('peers/pages', systems, async (open) => {
    for (const [thing, title] of Object.entries(things)) {
      const measured = systems.filter((system) => thing === 'buttons' || system !== 'ours-native');
      const samples = Object.fromEntries(systems.map((system) => [system, []]));
      // Turn by turn, so that a busy minute of the machine is everybody's.
      for (let round = 0; round < rounds; round += 1)
        for (const system of measured) {
          const { page, cpu, close } = await open(system);
          samples[system].push(await cpu(() => page.evaluate((name) => window.bench.show(name), thing)));
          const drawn = await page.evaluate((name) => window.bench.count(name), thing);
          if (drawn < 500) throw new Error(`${system} drew ${drawn} of ${title}`);
          await close();
        }
      const ours = median(samples['ours']);
      console.log(`\n${title}, main-thread CPU of mounting`);
      for (const system of measured) {
        const middle = median(samples[system]);
        console.log(
          `${system.padEnd(12)} ${middle.toFixed(0).padStart(6)} ms  ${(middle / ours).toFixed(2)}× ours`,
        );
      }
    }
  });
