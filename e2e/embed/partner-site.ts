import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve } from 'node:path';

const built = resolve(import.meta.dirname, '../../packages/widgets/embed/dist');
const fonts = resolve(import.meta.dirname, '../../node_modules/@fontsource-variable/noto-sans-sc');

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** The browser of the tests has no Chinese of its own; the variables go through the shadow roots, as a school's theme does. */
const letters = `@import '/fonts/wght.css';
:root { --sy-font-text: 'Noto Sans SC Variable', sans-serif; --sy-font-reading: 'Noto Sans SC Variable', sans-serif; }`;

/** The proof pages as a school of another origin has them: the same markup, with our server's address in it. */
function pageOf(file: string, query: URLSearchParams) {
  const school = query.get('school') ?? '';
  const target = query.get('target') ?? 'article/1';
  return readFileSync(join(built, file), 'utf8')
    .replaceAll('"/embed/', `"${school.split(' ')[0]}/embed/`)
    .replaceAll('data-school=""', `data-school="${school}"`)
    .replaceAll('article/1', target)
    .replace(/content="(default-src[^"]*)"/, (_, policy: string) => {
      const open = policy.replaceAll("'self'", `'self' ${school}`);
      return `content="${open}; font-src 'self'"`;
    })
    .replace('</head>', '<link rel="stylesheet" href="/letters.css"></head>');
}

function answer({ url = '/' }: IncomingMessage, response: ServerResponse) {
  const { pathname, searchParams } = new URL(url, 'http://partner');
  const send = (type: string, body: string | Buffer) => response.setHeader('content-type', type).end(body);
  try {
    if (pathname === '/letters.css') return send('text/css', letters);
    if (pathname === '/favicon.svg')
      return send('image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');
    const type = types[extname(pathname)] ?? 'application/octet-stream';
    if (pathname.startsWith('/fonts/'))
      return send(type, readFileSync(join(fonts, pathname.slice('/fonts'.length))));
    if (pathname.endsWith('.html')) return send(type, pageOf(pathname, searchParams));
    return send(type, readFileSync(join(built, pathname)));
  } catch {
    return response.writeHead(404).end();
  }
}

/** A school's own web server, on another port than ours and so of another origin. */
export async function startPartnerSite(port = 0) {
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((closed) => server.close(closed)),
  };
}
