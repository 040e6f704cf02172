import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../calendar/clock.ts';
import type { Database } from '../../db/database.ts';
import { fieldsOf } from '../pages/forms.ts';
import { html } from '../pages/html.ts';
import { liveList, timeOf } from '../pages/live-list.ts';
import { sendLocalPage, type LocalPage } from '../pages/local-page.ts';
import { sendPage } from '../pages/page.ts';
import { localPersonForm, readPerson } from './local-person-form.ts';
import { findBoundMobiles, findWaitingPictures, type LocalPicture } from './local-wechat.repo.ts';
import { localWechatPath } from './local-wechat.ts';
import { localWechatStrings as strings } from './local-wechat.strings.ts';
import { sendScanEnd } from './wechat-pages.ts';
import type { WechatScanEvents } from './wechat-scan.ts';

export interface LocalWechatDeps {
  db: Database;
  clock: Clock;
  scans: WechatScanEvents;
  pages: readonly LocalPage[];
}

/** The pages that stand for a telephone with WeChat: what waits to be scanned, and a scanned picture. */
export function addLocalWechatPages(scope: FastifyInstance, deps: LocalWechatDeps): void {
  const { db, clock, scans, pages } = deps;

  scope.get(localWechatPath, async (_, reply) => {
    const pictures = await findWaitingPictures(db, clock.now());
    const rows = pictures.map((picture) => ({ key: picture.state, content: rowOf(picture) }));
    const list = liveList({ rows, empty: strings.listEmpty, news: rows.length > 0 ? strings.listNews : '' });
    return sendLocalPage(reply, pages, localWechatPath, {
      title: strings.listTitle,
      body: html`<p>${strings.listIntro}</p>
        ${list}`,
      isLive: true,
    });
  });

  scope.get(`${localWechatPath}/:state`, async (request, reply) => {
    if (!(await scans.markScanned(stateOf(request)))) return sendScanEnd(reply, 'gone');
    return askWho(reply, db);
  });

  scope.post(`${localWechatPath}/:state`, async (request, reply) => {
    const state = stateOf(request);
    const fields = fieldsOf(request);
    if (fields.get('answer') !== 'confirm') {
      return sendScanEnd(reply, (await scans.refuseScan(state)) ? 'refused' : 'gone');
    }
    const person = readPerson(fields);
    if ('problem' in person) return askWho(reply, db, person);
    return sendScanEnd(reply, (await scans.confirmScan(state, person.identity)) ? 'done' : 'gone');
  });
}

function rowOf({ state, createdAt }: LocalPicture) {
  return html`<div class="grow">
      <span>${strings.picture}</span>
      <span class="muted">${timeOf(createdAt)}</span>
    </div>
    <a class="button small" href="${localWechatPath}/${encodeURIComponent(state)}">${strings.scan}</a>`;
}

async function askWho(reply: FastifyReply, db: Database, refused?: { problem: string; name: string }) {
  const mobiles = await findBoundMobiles(db);
  return sendPage(reply, refused ? 422 : 200, {
    title: strings.title,
    body: html`<p>${strings.intro}</p>
      ${localPersonForm(mobiles, refused)}`,
  });
}

function stateOf({ params }: FastifyRequest): string {
  return (params as { state: string }).state;
}
