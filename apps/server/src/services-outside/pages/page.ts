import type { FastifyInstance, FastifyReply } from 'fastify';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { html, type Html } from './html.ts';

const stylePath = '/api/pages.css';
/** Where the local pages serve `live-list.js`. */
export const liveListPath = '/local/live-list.js';

export interface PageContent {
  title: string;
  body: Html;
  /** The page holds a list that keeps itself fresh, see `live-list.ts`. */
  isLive?: boolean;
  /** Above the title. */
  navigation?: Html | null;
  /** A sign above the title: something is done, or is not. */
  mark?: keyof typeof marks;
}

/** A small page of the server's own, without anything that its strict policy would refuse. Never stored. */
export function sendPage(reply: FastifyReply, status: number, content: PageContent): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>${document(content).markup}`);
}

/** Serves what `sendPage` links to. */
export function addPageStyle(app: FastifyInstance): void {
  serveBeside(app, stylePath, 'page.css', 'text/css');
}

/** Serves a file of this folder as it stands. */
export function serveBeside(app: FastifyInstance, path: string, file: string, type: string): void {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8');
  app.get(path, async (_, reply) => reply.type(`${type}; charset=utf-8`).send(text));
}

const marks = {
  done: markOf('done', html`<path d="M15 25l6 6 12-13" />`),
  open: markOf('open', html`<path d="M16 24h16" />`),
};

function markOf(name: string, drawing: Html): Html {
  return html`<svg
    class="mark ${name}"
    viewBox="0 0 48 48"
    fill="none"
    stroke="currentColor"
    stroke-width="2.5"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <circle cx="24" cy="24" r="21" />
    ${drawing}
  </svg>`;
}

/** A browser without scripts asks for the whole page again. */
const liveHead = html`<noscript><meta http-equiv="refresh" content="5" /></noscript>
  <script type="module" src="${liveListPath}"></script>`;

function document({ title, body, isLive, navigation, mark }: PageContent): Html {
  return html`<html lang="zh-CN">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <meta name="robots" content="noindex" />
      <title>${title}</title>
      <link rel="stylesheet" href="${stylePath}" />
      ${isLive ? liveHead : null}
    </head>
    <body>
      <main>
        ${navigation ?? null} ${mark ? marks[mark] : null}
        <h1>${title}</h1>
        ${body}
      </main>
    </body>
  </html>`;
}
