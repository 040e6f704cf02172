import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { html, type Html } from '../pages/html.ts';
import { copyButton, liveList, timeOf } from '../pages/live-list.ts';
import { sendLocalPage, type LocalPage } from '../pages/local-page.ts';
import { findSentSms, type SentSms } from './local-sms.ts';
import { localSmsStrings as strings, sceneNames } from './local-sms.strings.ts';

export const localSmsPath = '/local/sms';

const shown = 30;

/** The page that stands for every telephone: what was sent, newest first. */
export function addLocalSmsPage(scope: FastifyInstance, db: Database, pages: readonly LocalPage[]): void {
  scope.get(localSmsPath, async (_, reply) => {
    const sent = await findSentSms(db, shown);
    const rows = sent.map((sms) => ({ key: String(sms.id), content: rowOf(sms) }));
    const list = liveList({ rows, empty: strings.empty, news: sent[0] ? newsOf(sent[0]) : '' });
    return sendLocalPage(reply, pages, localSmsPath, {
      title: strings.title,
      body: html`<p>${strings.intro}</p>
        ${list}`,
      isLive: true,
    });
  });
}

function rowOf({ mobile, scene, code, sentAt }: SentSms): Html {
  if (scene === 'digest')
    return html`<div class="grow">
      <span class="number">${spaced(mobile)}</span>
      <span class="muted">${sceneNames[scene]} · ${timeOf(sentAt)}</span>
      <div>${code}</div>
    </div>`;
  return html`<div class="grow">
      <span class="number">${spaced(mobile)}</span>
      <span class="muted">${sceneNames[scene]} · ${timeOf(sentAt)}</span>
    </div>
    <span class="code">${code}</span>
    ${copyButton(code, strings.copyCode(digits(code)))}`;
}

function newsOf({ mobile, scene, code }: SentSms): string {
  if (scene === 'digest') return strings.newDigest(spaced(mobile), code);
  return strings.news(spaced(mobile), sceneNames[scene], digits(code));
}

const spaced = (mobile: string) => mobile.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1 $2 $3');

/** For listeners: one by one, and not as a number of a hundred thousands. */
const digits = (code: string) => code.split('').join(' ');
