import type { FastifyReply } from 'fastify';
import { html, type Html } from './html.ts';
import { localPageStrings as strings } from './local-page.strings.ts';
import { sendPage, type PageContent } from './page.ts';

/** A page on which a person of this machine finishes what a telephone would. */
export interface LocalPage {
  service: 'SMS' | 'WECHAT' | 'PAYMENT';
  path: string;
}

/** Sends one of the local pages, with the way to the others. */
export function sendLocalPage(
  reply: FastifyReply,
  pages: readonly LocalPage[],
  current: string,
  content: PageContent,
): FastifyReply {
  return sendPage(reply, 200, { ...content, navigation: navigationOf(pages, current) });
}

function navigationOf(pages: readonly LocalPage[], current: string): Html | null {
  if (pages.length < 2) return null;
  const links = pages.map(
    ({ service, path }) =>
      html`<a href="${path}" ${path === current ? html`aria-current="page"` : null}>${strings[service]}</a>`,
  );
  return html`<nav aria-label="${strings.pages}">${links}</nav>`;
}
