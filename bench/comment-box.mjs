// The comment box beside plain React rows of the same content.
import { median, report, withBuiltPages } from './lib.mjs';

const rounds = 7;
const counts = [10, 100, 1000];

/** Shows `count` comments in a fresh page and types twenty characters, `rounds` times. */
async function measure(open, name, count) {
  const samples = [];
  for (let round = 0; round < rounds; round += 1) {
    const { page, cpu, heap, close } = await open(name);
    const show = await cpu(() => page.evaluate((n) => window.bench.show(n), count));
    const nodes = await page.evaluate(
      () => document.querySelectorAll(window.bench.rowSelector)[0]?.querySelectorAll('*').length,
    );
    const live = await heap();
    await page.locator('textarea').first().focus();
    const typing = await cpu(() => page.keyboard.type('abcdefghijklmnopqrst'));
    samples.push({ show, nodes, live, typing: typing / 20 });
    await close();
  }
  const middle = (key) => median(samples.map((sample) => sample[key]));
  return { show: middle('show'), nodes: middle('nodes'), live: middle('live'), typing: middle('typing') };
}

await withBuiltPages('comment-box', ['floor', 'ours'], async (open) => {
  for (const count of counts) {
    const floor = await measure(open, 'floor', count);
    const ours = await measure(open, 'ours', count);
    report(`show ${count} comments, CPU`, ours.show, floor.show, 'ms');
    report(`type with ${count} comments, CPU per key`, ours.typing, floor.typing, 'ms');
    report(`heap with ${count} comments`, ours.live, floor.live, 'MiB');
    report(`DOM nodes per comment`, ours.nodes, floor.nodes, 'nodes');
  }
});
