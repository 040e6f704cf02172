import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { PaymentEvents, UnclearMessage } from '../scan-payment.ts';
import type { AlipaySettings } from './alipay-settings.ts';
import { isSignedNotification, type Fields } from './alipay-signature.ts';
import { alipayNotifyPath } from './alipay.ts';
import { notificationSchema, stateOf } from './trade.ts';

export interface AlipayNotifyDeps {
  settings: AlipaySettings;
  payments: PaymentEvents;
}

const largestBytes = 64 * 1_024;

/**
 * Takes in what Alipay tells of payments. It is told again, for a day, until it reads `success`.
 *
 * @see https://opendocs.alipay.com/open/270/105902
 */
export async function addAlipayNotify(app: FastifyInstance, deps: AlipayNotifyDeps): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: largestBytes }, (_, body, done) =>
      done(null, body),
    );
    scope.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
      const status = error.statusCode !== undefined && error.statusCode < 500 ? error.statusCode : 500;
      if (status === 500) request.log.error({ err: error }, 'a payment was told of and not kept');
      return answer(reply, status);
    });
    scope.post(alipayNotifyPath, async (request, reply) => answer(reply, await takeIn(request, deps)));
  });
}

/** 200 when we have what was told, or it is nothing to us. */
async function takeIn(
  { body, log }: FastifyRequest,
  { settings: { appId, sellerId, alipayKey }, payments }: AlipayNotifyDeps,
): Promise<number> {
  const refuse = (why: string, status = 400) => {
    log.warn(`a payment was told of ${why}`);
    return status;
  };
  const fields = fieldsIn(typeof body === 'string' ? body : '');
  if (!fields || !isSignedNotification(fields, alipayKey))
    return refuse(`with a signature that is ${fields?.['sign'] ? 'forged' : 'missing'}`, 401);
  // Signed by Alipay, and yet not for us: everybody's notifications are signed by the same key.
  const { app_id: application, seller_id: seller } = fields;
  if (application !== undefined && application !== appId) return refuse('that is of another application');
  if (seller !== undefined && seller !== sellerId) return refuse('that is of another seller');
  const told = z.safeParse(notificationSchema, fields);
  if (!told.success) {
    if (application !== undefined && seller !== undefined) await payments.unclear(unclearMessage(fields));
    return refuse('in a form that this server does not know');
  }
  const {
    out_trade_no: orderId,
    trade_no: transaction,
    trade_status: status,
    total_amount: amount,
  } = told.data;
  const state = stateOf({ orderId, transaction, status, amount, paidAt: told.data.gmt_payment });
  if (state === undefined) {
    await payments.unclear(unclearMessage(fields));
    return refuse('that is in no state that this server knows');
  }
  if (state.kind !== 'paid') return 200;
  // The log of whoever refuses it says why; until somebody has looked after it, it is told again.
  return (await payments.paid(state.payment)) ? 200 : 422;
}

const toldNames = ['out_trade_no', 'trade_no', 'trade_status', 'total_amount', 'gmt_payment'];

/** What a message says of the money, without who paid. */
const unclearMessage = (fields: Fields): UnclearMessage => ({
  method: 'alipay',
  orderId: fields['out_trade_no'] ?? '',
  told: Object.fromEntries(toldNames.flatMap((name) => (name in fields ? [[name, fields[name]]] : []))),
});

/** Undefined when a field comes twice: nobody could say which of them was signed. */
function fieldsIn(body: string): Fields | undefined {
  const pairs = [...new URLSearchParams(body)];
  const fields = Object.fromEntries(pairs);
  return Object.keys(fields).length === pairs.length ? fields : undefined;
}

function answer(reply: FastifyReply, status: number): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain')
    .send(status === 200 ? 'success' : 'fail');
}
