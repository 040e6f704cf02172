import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../calendar/clock.ts';
import type { Database } from '../../db/database.ts';
import { fieldsOf } from '../pages/forms.ts';
import { html, type Html } from '../pages/html.ts';
import { liveList, timeOf } from '../pages/live-list.ts';
import { sendLocalPage, type LocalPage } from '../pages/local-page.ts';
import { sendPage } from '../pages/page.ts';
import {
  findLocalPayment,
  findOpenLocalPayments,
  payLocalPayment,
  paymentOf,
  type LocalPayment,
} from './local-payment.repo.ts';
import { localPaymentPath } from './local-payment.ts';
import { localPaymentStrings as strings } from './local-payment.strings.ts';
import type { PaymentEvents } from './scan-payment.ts';

export interface LocalPaymentDeps {
  db: Database;
  clock: Clock;
  payments: PaymentEvents;
  pages: readonly LocalPage[];
}

/** The pages that stand for a telephone that pays: what waits to be paid, and a scanned order. */
export function addLocalPaymentPages(scope: FastifyInstance, deps: LocalPaymentDeps): void {
  const { db, clock, payments, pages } = deps;

  scope.get(localPaymentPath, async (_, reply) => {
    const open = await findOpenLocalPayments(db, clock.now());
    const rows = open.map((order) => ({ key: order.token, content: rowOf(order) }));
    const list = liveList({ rows, empty: strings.listEmpty, news: rows.length > 0 ? strings.listNews : '' });
    return sendLocalPage(reply, pages, localPaymentPath, {
      title: strings.listTitle,
      body: html`<p>${strings.listIntro}</p>
        ${list}`,
      isLive: true,
    });
  });

  scope.get(`${localPaymentPath}/:token`, async (request, reply) => {
    const order = await findLocalPayment(db, { token: tokenOf(request) });
    if (order?.state === 'paid') return sendEnd(reply, 'paid');
    return isOpen(order, clock.now()) ? askToPay(reply, order) : sendEnd(reply, 'closed');
  });

  scope.post(`${localPaymentPath}/:token`, async (request, reply) => {
    const token = tokenOf(request);
    if (fieldsOf(request).get('answer') === 'pay') {
      await payLocalPayment(db, { token, transaction: newTransaction(), now: clock.now() });
    }
    const order = await findLocalPayment(db, { token });
    if (order?.state !== 'paid') return sendEnd(reply, isOpen(order, clock.now()) ? 'refused' : 'closed');
    // Also once more, as a service tells it again whose word was lost.
    return sendEnd(reply, (await payments.paid(paymentOf(order))) ? 'paid' : 'strange');
  });
}

function isOpen(order: LocalPayment | undefined, now: Date): order is LocalPayment {
  return order?.state === 'open' && order.expiresAt > now;
}

function rowOf({ orderId, title, charge, token, createdAt }: LocalPayment): Html {
  return html`<div class="grow">
      <span>${title}</span>
      <span class="muted">${strings.order(orderId)}</span>
      <span class="muted">${timeOf(createdAt)}</span>
    </div>
    <span class="amount">${yuan(charge)}</span>
    <a class="button small" href="${localPaymentPath}/${token}" aria-label="${strings.openOf(title)}"
      >${strings.open}</a
    >`;
}

function askToPay(reply: FastifyReply, { orderId, title, charge, expiresAt }: LocalPayment): FastifyReply {
  return sendPage(reply, 200, {
    title: strings.title,
    body: html`<p>${strings.intro}</p>
      <ul class="list" role="list">
        <li>
          <div class="grow">
            <span>${title}</span>
            <span class="muted">${strings.order(orderId)}</span>
            <span class="muted">${strings.until}${timeOf(expiresAt)}</span>
          </div>
          <span class="amount">${yuan(charge)}</span>
        </li>
      </ul>
      <form method="post" class="actions">
        <button class="button action" name="answer" value="pay">${strings.pay}</button>
        <button class="button" name="answer" value="refuse">${strings.refuse}</button>
      </form>`,
  });
}

const statuses = { paid: 200, refused: 200, closed: 410, strange: 409 };

function sendEnd(reply: FastifyReply, end: keyof typeof statuses): FastifyReply {
  return sendPage(reply, statuses[end], {
    title: strings[`${end}Title`],
    body: html`<p>${strings[end]}</p>`,
    mark: end === 'paid' ? 'done' : 'open',
  });
}

/** Empty when it cannot be one, and so names no order. */
function tokenOf({ params }: FastifyRequest): string {
  const { token } = params as { token: string };
  return /^[\w-]{1,64}$/.test(token) ? token : '';
}

/** Told apart from a number of the real service at a glance. */
const newTransaction = () => `local-${randomBytes(9).toString('hex')}`;

const yuan = (charge: number) => `¥${charge}`;
