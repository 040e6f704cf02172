// `npm run visual:review [base]`: draws what changed since a commit, at that commit and now, and serves one page of before,
// after and difference; a press accepts. Without a base it is the last commit that changed receipts.
// `--last` serves what the last run of the stories found, `--no-serve` only writes the page, `--port 6100` chooses the port.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { suiteReview } from './pictures/close.mjs';
import { galleryAlong } from './pictures/gallery.mjs';
import { readCaptures, readReceipts } from './pictures/receipts.mjs';
import { drawBoth } from './pictures/review.mjs';
import { createDecisions, serveReview } from './pictures/review-server.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    last: { type: 'boolean', default: false },
    'no-serve': { type: 'boolean', default: false },
    port: { type: 'string', default: '0' },
  },
});
const folder = suiteReview(false);

/** The page of the last run of the stories, as far as it stands. */
function lastRun() {
  try {
    const model = JSON.parse(readFileSync(resolve(folder, 'review.json'), 'utf8'));
    return { model, captures: readCaptures('visual/actual/receipts'), stories: [] };
  } catch {
    console.log('The last run of the stories found nothing to look at.');
    return process.exit(0);
  }
}

const { model, captures, stories } = values.last
  ? lastRun()
  : await drawBoth({ name: positionals[0], folder });
const { receipts } = readReceipts();
for (const item of model.items)
  item.isAccepted = receipts.get(item.picture)?.sha256 === captures.get(item.picture)?.sha256;

const count = (kind) => model.items.filter((item) => item.kind === kind).length;
console.log(`${count('changed')} pictures changed, ${count('new')} are new, ${count('gone')} are gone`);
console.log(`The page: ${resolve(folder, 'index.html')}`);
if (values['no-serve'] || process.env['CI'] || !process.stdout.isTTY || model.items.length === 0)
  process.exit(0);

const decide = createDecisions({ folder, captures, shown: (now) => galleryAlong(now, stories) });
const { server, address } = await serveReview({ folder, model, decide, port: Number(values.port) });
console.log(`Look and accept: ${address}  (Ctrl-C ends)`);
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => server.close(() => process.exit(0)) && server.closeAllConnections());
