import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle, everySheet } from './built-packages.ts';

const here = import.meta.dirname;
const strictPolicy = "default-src 'self'";

/** Style sheets of pages that were there before us. */
export const hostileSheets = ['reboot', 'preflight', 'rude'] as const;

const read = (name: string) => readFileSync(join(here, name), 'utf8');

/** Renders on the server what the page will hydrate, by the built package and Node's own module loader. */
async function renderOnServer(): Promise<string> {
  const { js } = await bundle(read('server-render.tsx'), { platform: 'node', packages: 'external' });
  const folder = resolve(here, '../test-results/delivery');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `server-render-${process.pid}.mjs`);
  writeFileSync(file, js);
  const { renderApp } = (await import(pathToFileURL(file).href)) as { renderApp: () => string };
  return renderApp();
}

const fonts = resolve(here, '../node_modules/@fontsource-variable/noto-sans-sc');

/** The pinned font that the cells are set in: the browser of the tests has no Chinese of its own. */
function sendFont(url: string, response: ServerResponse) {
  const type = url.endsWith('.css') ? 'text/css' : 'font/woff2';
  response
    .setHeader('content-type', type)
    .setHeader('cache-control', 'max-age=3600')
    .end(readFileSync(join(fonts, url.slice('/fonts/'.length))));
}

const page = ({ query, markup = '' }: { query: URLSearchParams; markup?: string }) => {
  const hostile = query.get('hostile');
  const sheet = (name: string) => `<link rel="stylesheet" href="/${name}.css">`;
  // After ours, where it wins whenever it weighs as much.
  const theirs = hostile ? sheet(`hostile/${hostile}`) : '';
  const ours = query.has('bare') ? '' : sheet(query.has('backwards') ? 'ours-backwards' : 'ours');
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8"><title>友校</title><link rel="icon" href="/icon.svg">
${sheet('fonts/wght')}${ours}${theirs}${sheet('cells')}
</head>
<body>${read('host.html')}<div id="specimens">${markup}</div><script type="module" src="/page.js"></script></body>
</html>`;
};

/** A partner's server: our built code and sheets in a page of its own, with or without a strict policy. */
export async function startPartner() {
  const { js, css } = await bundle(`${everySheet()}\nimport './partner-page.tsx';`);
  const [theme = '', ...sheets] = everySheet().split('\n');
  const backwards = await bundle([theme, ...sheets.reverse()].join('\n'));
  const rendered = await renderOnServer();
  const icon = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
  const files: Record<string, [type: string, body: string]> = {
    '/page.js': ['text/javascript', js],
    '/ours.css': ['text/css', css],
    '/ours-backwards.css': ['text/css', backwards.css],
    '/cells.css': ['text/css', read('cells.css')],
    '/icon.svg': ['image/svg+xml', icon],
    ...Object.fromEntries(
      hostileSheets.map((name) => [`/hostile/${name}.css`, ['text/css', read(`hostile/${name}.css`)]]),
    ),
  };
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/fonts/')) return sendFont(request.url, response);
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://partner');
    const file = files[pathname];
    const [type, body] = file ?? [
      'text/html',
      page({ query, ...(pathname === '/rendered' && { markup: rendered }) }),
    ];
    // A test opens many pages of one server, which lives no longer than its worker.
    if (file) response.setHeader('cache-control', 'max-age=3600');
    if (query.has('strict')) response.setHeader('content-security-policy', strictPolicy);
    response.setHeader('content-type', `${type}; charset=utf-8`).end(body);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((closed) => server.close(closed)),
  };
}
