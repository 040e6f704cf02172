import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { drawnBy, formatReceipts, readReceipts, sha256 } from './receipts.mjs';
import { differencesOf, renderPage, writeReview } from './review-page.mjs';
import { createDecisions, serveReview } from './review-server.mjs';
import { thisProcessor } from './processor.mjs';

const here = process.cwd();
const versions = drawnBy();
const stories = [{ id: 'ui-button--plain', title: 'UI/button', name: 'Plain' }];
const changed = 'ui-button--plain.light';
const added = 'ui-button--new.light';
const gone = 'ui-button--gone.light';
let folder: string;
let server: Server | undefined;

/** A picture of one colour. */
function paint(name: string, shade: number, [width, height] = [4, 3]) {
  const picture = new PNG({ width, height });
  picture.data.fill(shade);
  const bytes = PNG.sync.write(picture);
  writeFileSync(name, bytes);
  return { picture: name, sha256: sha256(bytes) };
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'review-'));
  process.chdir(folder);
  for (const name of Object.keys(versions)) {
    mkdirSync(join('node_modules', name), { recursive: true });
    writeFileSync(join('node_modules', name, 'package.json'), JSON.stringify({ version: versions[name] }));
  }
  mkdirSync('visual');
});

afterEach(() => {
  server?.close();
  process.chdir(here);
  rmSync(folder, { recursive: true });
});

/** A review of one changed, one new and one gone picture, and the receipts before it. */
function review() {
  const earlier = paint('then.png', 10);
  const now = paint('now.png', 200, [4, 5]);
  const receipts = new Map(
    [changed, gone].map((picture) => [picture, { picture, theme: 'light', sha256: earlier.sha256 }]),
  );
  writeFileSync('visual/receipts.jsonl', formatReceipts(versions, receipts));
  const items = differencesOf({
    before: new Map([
      [changed, 'then.png'],
      [gone, 'then.png'],
    ]),
    after: new Map([
      [changed, 'now.png'],
      [added, 'now.png'],
    ]),
    acceptedNow: () => false,
  });
  const model = writeReview({ folder: 'page', items, stories, heading: 'A review' });
  const captures = new Map(
    [changed, added].map((picture) => [
      picture,
      { picture, theme: 'light', sha256: now.sha256, isKept: false },
    ]),
  );
  const decide = createDecisions({ folder: 'page', captures, shown: () => new Set() });
  return { model, decide, now, earlier };
}

describe('the page of a review', () => {
  it('shows what changed, what is new and what is gone, with sizes', () => {
    const { model } = review();
    expect(model.items).toMatchObject([
      { picture: gone, kind: 'gone', before: [4, 3] },
      { picture: added, kind: 'new', after: [4, 5] },
      { picture: changed, kind: 'changed', said: 'was 4x3, is 4x5', title: 'UI/button', name: 'Plain' },
    ]);
    for (const role of ['before', 'after', 'difference'])
      expect(existsSync(`page/images/${changed}.${role}.png`)).toBe(true);
    expect(readFileSync('page/index.html', 'utf8')).toContain('"heading":"A review"');
  });

  it('leaves out what differs in bytes alone', () => {
    paint('a.png', 100);
    paint('b.png', 101);
    const files = { before: new Map([['x--y.light', 'a.png']]), after: new Map([['x--y.light', 'b.png']]) };
    expect(differencesOf({ ...files, acceptedNow: () => false })).toEqual([]);
  });

  it('never lets a story’s name end the script that carries it', () => {
    expect(renderPage({ heading: '</script>', items: [] })).not.toContain('"</script>');
  });
});

describe('a press', () => {
  it('writes the receipt of what is accepted, and drops that of what is gone', async () => {
    const { decide, now } = review();
    await decide({ pictures: [changed, gone], isAccepted: true });
    const { receipts } = readReceipts();
    expect([...receipts.values()]).toEqual([
      { picture: changed, theme: 'light', sha256: now.sha256, processor: thisProcessor() },
    ]);
    expect(existsSync(`node_modules/.cache/visual/seen/${now.sha256}.png`)).toBe(true);
  });

  it('can be taken back', async () => {
    const { decide } = review();
    const before = readFileSync('visual/receipts.jsonl', 'utf8');
    await decide({ pictures: [changed, added, gone], isAccepted: true });
    await decide({ pictures: [changed, added, gone], isAccepted: false });
    expect(readFileSync('visual/receipts.jsonl', 'utf8')).toBe(before);
  });

  it('counts only from the page that was served, and for its pictures', async () => {
    const { model, decide, earlier } = review();
    const served = await serveReview({ folder: 'page', model, decide });
    server = served.server;
    const page = await (await fetch(served.address)).text();
    const [, token = ''] = /"token":"([^"]+)"/.exec(page) ?? [];
    const press = (given: string, picture: string) =>
      fetch(`${served.address}decide`, {
        method: 'POST',
        headers: { 'x-review-token': given },
        body: JSON.stringify({ pictures: [picture], isAccepted: true }),
      });
    expect((await press('another', changed)).status).toBe(403);
    expect(readReceipts().receipts.get(changed)?.sha256).toBe(earlier.sha256);
    expect((await press(token, '../outside')).status).toBe(200);
    expect((await press(token, changed)).status).toBe(200);
    expect(readReceipts().receipts.get(changed)?.sha256).not.toBe(earlier.sha256);
    expect((await fetch(`${served.address}images/..%2f..%2fthen.png`)).status).toBe(404);
  });
});
