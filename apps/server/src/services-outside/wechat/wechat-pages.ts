import type { FastifyReply } from 'fastify';
import { html } from '../pages/html.ts';
import { sendPage } from '../pages/page.ts';
import { wechatPagesStrings as strings } from './wechat-pages.strings.ts';

/** How a sign-in by a scanned picture can end for who holds the telephone. */
export type ScanEnd = 'done' | 'refused' | 'gone' | 'stale' | 'broken' | 'snapshot' | 'stranger';

const statuses: Record<ScanEnd, number> = {
  done: 200,
  refused: 200,
  gone: 410,
  stale: 410,
  broken: 502,
  snapshot: 403,
  stranger: 403,
};

/** Says how it ended, and what to do next. */
export function sendScanEnd(reply: FastifyReply, end: ScanEnd): FastifyReply {
  return sendPage(reply, statuses[end], {
    title: strings[`${end}Title`],
    body: html`<p>${strings[end]}</p>`,
    mark: end === 'done' ? 'done' : 'open',
  });
}
