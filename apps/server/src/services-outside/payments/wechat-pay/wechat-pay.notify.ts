import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Clock } from '../../../calendar/clock.ts';
import { paymentStrings as strings } from '../payments.strings.ts';
import type { PaymentEvents, UnclearMessage } from '../scan-payment.ts';
import { openResource, sealedResource } from './sealed-resource.ts';
import { stateOf, transactionSchema } from './transaction.ts';
import type { WechatPaySettings } from './wechat-pay-settings.ts';
import { signatureFault } from './wechat-pay-signature.ts';
import { wechatPayNotifyPath } from './wechat-pay.ts';

export interface WechatPayNotifyDeps {
  settings: WechatPaySettings;
  clock: Clock;
  payments: PaymentEvents;
}

const notificationSchema = z.object({ event_type: z.string(), resource: sealedResource });
const largestBytes = 64 * 1_024;

/**
 * Takes in what WeChat Pay tells of payments. It is told again, for a day, until it hears that we have it: a 204. What
 * we did not take is a `FAIL`.
 *
 * @see https://pay.weixin.qq.com/doc/v3/merchant/4012791882
 */
export async function addWechatPayNotify(app: FastifyInstance, deps: WechatPayNotifyDeps): Promise<void> {
  await app.register(async (scope) => {
    // The signature is over the bytes as they came.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestBytes }, (_, body, done) =>
      done(null, body),
    );
    scope.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
      const status = error.statusCode !== undefined && error.statusCode < 500 ? error.statusCode : 500;
      if (status === 500) request.log.error({ err: error }, 'a payment was told of and not kept');
      return fail(reply, status);
    });
    scope.post(wechatPayNotifyPath, async (request, reply) => {
      const refused = await takeIn(request, deps);
      return refused === undefined ? reply.code(204).send() : fail(reply, refused);
    });
  });
}

/** The status of a refusal; undefined when we have what was told, or it is nothing to us. */
async function takeIn(
  { headers, body, log }: FastifyRequest,
  { settings, clock, payments }: WechatPayNotifyDeps,
): Promise<number | undefined> {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  const header = (name: string) => (typeof headers[name] === 'string' ? headers[name] : undefined);
  const fault = signatureFault(header, bytes, { keys: settings.platformKeys, now: clock.now() });
  if (fault !== undefined) {
    if (fault !== 'probe') log.warn(`a payment was told of with a signature that is ${fault}`);
    return 401;
  }
  const notification = z.safeParse(notificationSchema, jsonIn(bytes.toString()));
  if (!notification.success) return refuse(log, 'in a form that this server does not know');
  const { event_type: event, resource } = notification.data;
  const isOfPayment = event === 'TRANSACTION.SUCCESS';
  const text = openResource(resource, settings.apiV3Key);
  if (text === undefined)
    return isOfPayment ? refuse(log, 'sealed with another key than WECHAT_PAY_API_V3_KEY') : undefined;
  const content = jsonIn(text);
  const transaction = z.safeParse(transactionSchema, content);
  // Of a refund, for instance.
  if (!isOfPayment && transaction.data?.trade_state !== 'SUCCESS') return undefined;
  const state = isOfPayment && transaction.success ? stateOf(transaction.data, settings) : undefined;
  if (state?.kind !== 'paid') {
    // Sealed with our key, so that it is meant for us.
    await payments.unclear(unclearMessage(event, content));
    return refuse(log, 'that is not ours, or not paid');
  }
  // The log of whoever refuses it says why; until somebody has looked after it, it is told again.
  return (await payments.paid(state.payment)) ? undefined : 422;
}

const toldFields = z.record(z.string(), z.unknown());
const toldNames = [
  'mchid',
  'appid',
  'out_trade_no',
  'transaction_id',
  'trade_state',
  'success_time',
  'amount',
];

/** What a message says of the money, without who paid. */
function unclearMessage(event: string, content: unknown): UnclearMessage {
  const fields = z.safeParse(toldFields, content).data ?? {};
  const orderId = fields['out_trade_no'];
  const told = Object.fromEntries(
    toldNames.flatMap((name) => (name in fields ? [[name, fields[name]]] : [])),
  );
  return {
    method: 'wechat',
    orderId: typeof orderId === 'string' ? orderId : '',
    told: { event_type: event, ...told },
  };
}

function refuse(log: FastifyRequest['log'], why: string): number {
  log.warn(`a payment was told of ${why}`);
  return 400;
}

function fail(reply: FastifyReply, status: number): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ code: 'FAIL', message: strings.notKept });
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
