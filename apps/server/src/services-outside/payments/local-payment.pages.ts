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
import { localPaymentPath, localPaymentPaths } from './local-payment.ts';
import { localPaymentStrings as strings } from './local-payment.strings.ts';
import { paymentServices, type PaymentEvents, type PaymentServiceName } from './scan-payment.ts';

export interface LocalPaymentDeps {
  db: Database;
  clock: Clock;
  payments: PaymentEvents;
  pages: readonly LocalPage[];
}

/**
 * The pages that stand for who takes money: what waits to be paid, a scanned order as a telephone shows it, and an order
 * on the page of Alipay.
 */
export function addLocalPaymentPages(scope: FastifyInstance, deps: LocalPaymentDeps): void {
  const { db, clock, pages } = deps;

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

  for (const service of paymentServices) addPagesOf(scope, service, deps);
}

function addPagesOf(
  scope: FastifyInstance,
  service: PaymentServiceName,
  { db, clock, payments }: LocalPaymentDeps,
): void {
  const path = `${localPaymentPaths[service]}/:token`;
  const find = async (token: string) => {
    const order = await findLocalPayment(db, { token });
    return order?.service === service ? order : undefined;
  };

  scope.get(path, async (request, reply) => {
    const order = await find(tokenOf(request));
    if (order?.state === 'paid') return sendEnd(reply, 'paid', order);
    return isOpen(order, clock.now()) ? askToPay(reply, order) : sendEnd(reply, 'closed', order);
  });

  scope.post(path, async (request, reply) => {
    const token = tokenOf(request);
    const isMeant = fieldsOf(request).get('answer') === 'pay' && (await find(token)) !== undefined;
    if (isMeant) await payLocalPayment(db, { token, transaction: newTransaction(), now: clock.now() });
    const order = await find(token);
    if (order?.state !== 'paid')
      return sendEnd(reply, isOpen(order, clock.now()) ? 'refused' : 'closed', order);
    // Also once more, as a service tells it again whose word was lost.
    const isTaken = await payments.paid(paymentOf(order));
    // Alipay's own page leads back by itself, whatever the school makes of its word.
    if (isTaken && order.returnUrl !== null) return reply.redirect(order.returnUrl, 303);
    return sendEnd(reply, isTaken ? 'paid' : 'strange', order);
  });
}

function isOpen(order: LocalPayment | undefined, now: Date): order is LocalPayment {
  return order?.state === 'open' && order.expiresAt > now;
}

function rowOf({ service, orderId, title, charge, token, createdAt }: LocalPayment): Html {
  return html`<div class="grow">
      <span>${title}</span>
      <span class="muted">${strings.services[service]}</span>
      <span class="muted">${strings.order(orderId)}</span>
      <span class="muted">${timeOf(createdAt)}</span>
    </div>
    <span class="amount">${yuan(charge)}</span>
    <a
      class="button small"
      href="${localPaymentPaths[service]}/${token}"
      aria-label="${strings.openOf(title)}"
      >${strings.open}</a
    >`;
}

function askToPay(reply: FastifyReply, order: LocalPayment): FastifyReply {
  const { service, orderId, title, charge, expiresAt } = order;
  return sendPage(reply, 200, {
    title: strings.title[service],
    body: html`<p>${strings.intro[service]}</p>
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

/** With the way back where a browser was led here. */
function sendEnd(
  reply: FastifyReply,
  end: keyof typeof statuses,
  order: LocalPayment | undefined,
): FastifyReply {
  const back = order?.returnUrl ?? null;
  return sendPage(reply, statuses[end], {
    title: strings[`${end}Title`],
    body: html`<p>${back === null ? strings[end] : strings.ends[end]}</p>
      ${back === null ? null : html`<p class="actions"><a class="button" href="${back}">${strings.back}</a></p>`}`,
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
