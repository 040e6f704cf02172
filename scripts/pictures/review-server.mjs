// Serves a review on this machine and takes its presses, which write receipts and gallery.
import { randomUUID } from 'node:crypto';
import { copyFileSync, createReadStream, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { renewAndSay, takeOver } from './accept.mjs';
import { galleryDir } from './gallery.mjs';
import { partsOf, readReceipts, writeReceipts } from './receipts.mjs';
import { renderPage } from './review-page.mjs';
import { seenFile } from './seen.mjs';

/**
 * What presses do. `captures` are those of the pictures after, by picture; `shown` says which pictures belong to the
 * gallery, given the receipts.
 */
export function createDecisions({ folder, captures, shown }) {
  /** What stood there before the first press, by picture: a press can be taken back. */
  const before = new Map();
  const webpOf = (picture) => join(galleryDir, `${partsOf(picture).id}.webp`);

  function remember(picture, receipt) {
    if (before.has(picture)) return;
    const webp = webpOf(picture);
    const isInGallery = picture.endsWith('.light') && existsSync(webp);
    before.set(picture, { receipt, webp: isInGallery ? readFileSync(webp) : null });
  }

  function restore(picture, receipts) {
    const { receipt, webp } = before.get(picture) ?? {};
    if (receipt) receipts.set(picture, receipt);
    else receipts.delete(picture);
    if (webp) writeFileSync(webpOf(picture), webp);
    else if (picture.endsWith('.light') && !receipt?.webp) rmSync(webpOf(picture), { force: true });
  }

  async function accept(pictures, receipts) {
    for (const picture of pictures) {
      remember(picture, receipts.get(picture));
      const capture = captures.get(picture);
      if (capture) copyFileSync(join(folder, 'images', `${picture}.after.png`), seenFile(capture.sha256));
      else receipts.delete(picture);
    }
    takeOver(
      receipts,
      pictures.flatMap((picture) => captures.get(picture) ?? []),
    );
    await renewAndSay(receipts, shown(receipts));
  }

  return async function decide({ pictures, isAccepted }) {
    const { receipts } = readReceipts();
    if (isAccepted) await accept(pictures, receipts);
    else for (const picture of pictures) restore(picture, receipts);
    writeReceipts(receipts);
  };
}

const types = { html: 'text/html; charset=utf-8', png: 'image/png' };

/** Answers nobody but a page that it served itself, by its own name. */
export function serveReview({ folder, model, decide, port = 0 }) {
  const token = randomUUID();
  const pictures = new Set(model.items.map(({ picture }) => picture));
  let last = Promise.resolve();

  async function answer(request, response) {
    const { pathname } = new URL(request.url, 'http://127.0.0.1');
    if (!/^(127\.0\.0\.1|localhost):\d+$/.test(request.headers.host ?? ''))
      return refuse(response, 403, 'Not this host');
    if (request.method === 'POST' && pathname === '/decide') return take(request, response);
    if (pathname === '/') {
      response.setHeader('content-type', types.html);
      return response.end(renderPage(model, token));
    }
    const [, name] = /^\/images\/([^/\\]+\.png)$/.exec(decodeURIComponent(pathname)) ?? [];
    const file = name && join(folder, 'images', name);
    if (!file || !existsSync(file)) return refuse(response, 404, 'Not found');
    response.setHeader('content-type', types.png);
    return createReadStream(file).pipe(response);
  }

  async function take(request, response) {
    if (request.headers['x-review-token'] !== token) return refuse(response, 403, 'Not this page');
    const decision = JSON.parse(Buffer.concat(await request.toArray()).toString('utf8'));
    const known = decision.pictures.filter((picture) => pictures.has(picture));
    // One after the other: each reads and writes the same file.
    last = last.then(() => decide({ ...decision, pictures: known }));
    await last;
    for (const item of model.items) if (known.includes(item.picture)) item.isAccepted = decision.isAccepted;
    console.log(`${known.length} pictures ${decision.isAccepted ? 'accepted' : 'taken back'}`);
    return response.end('{}');
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => {
      last = Promise.resolve();
      refuse(response, 500, error.message);
    });
  });
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, '127.0.0.1', () =>
      resolve({ server, address: `http://127.0.0.1:${server.address().port}/` }),
    );
  });
}

function refuse(response, status, words) {
  response.statusCode = status;
  response.end(words);
}
