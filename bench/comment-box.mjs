// The comment box beside plain React rows of the same content, and with `--peers` beside Artalk too, in one run.
import { median, report, withBuiltPages } from './lib.mjs';
import { isSaid, timesOr, valueOf } from './options.mjs';
import { installPeers } from './ui-bytes.mjs';

const rounds = timesOr(7);
const counts = (valueOf('--counts') ?? '10,100,1000').split(',').map(Number);
const systems = ['floor', 'ours', ...(isSaid('--peers') ? ['artalk'] : [])];

/** Shows `count` comments in a fresh page, types twenty letters and posts them. */
async function measure(open, system, count) {
  const { page, cpu, heap, until, close } = await open(`comments-${system}`);
  const show = await cpu(() => page.evaluate((n) => window.bench.show(n), count));
  const nodes = await page.evaluate(
    () => document.querySelectorAll(window.bench.rowSelector)[0]?.querySelectorAll('*').length,
  );
  const live = await heap();
  await page.locator('textarea').first().focus();
  const typing = await cpu(() => page.keyboard.type('abcdefghijklmnopqrst'));
  const send = page.locator(await page.evaluate(() => window.bench.sendSelector)).first();
  await send.hover();
  const posted = await until('click', 'hasPosted', () => send.click());
  await close();
  return { show, typing: typing / 20, live, nodes, postWall: posted.wall, post: posted.cpu };
}

const figures = (count) => ({
  show: [`show ${count}, CPU`, 'ms'],
  typing: [`type with ${count}, CPU per key`, 'ms'],
  post: [`post to visible with ${count}, CPU`, 'ms'],
  postWall: [`post to visible with ${count}, wall`, 'ms'],
  live: [`heap with ${count}`, 'MiB'],
  nodes: ['DOM nodes per comment', 'nodes'],
});

if (isSaid('--peers')) installPeers();
await withBuiltPages(
  isSaid('--peers') ? 'peers/pages' : 'comment-box',
  systems.map((system) => `comments-${system}`),
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
    }
  },
);
