import { cutText } from '@shuyuan/api-client';
import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { Clock } from '../../../calendar/clock.ts';
import { PaymentUnavailable } from '../payment-unavailable.ts';
import type { WechatPaySettings } from './wechat-pay-settings.ts';
import { authorize, signatureFault, type SignedRequest } from './wechat-pay-signature.ts';

export interface WechatPayDeps {
  fetch: typeof globalThis.fetch;
  clock: Clock;
  /** Hears, in one line without secrets, what the operator has to look after. */
  warn: (text: string) => void;
}

/** Signed answer. `data` is null where WeChat Pay says nothing; `refusal` is the code of a final no. */
export type WechatPayAnswer =
  { kind: 'done'; data: unknown } | { kind: 'refused'; refusal: string; text: string; requestId: string };

const host = 'https://api.mch.weixin.qq.com';
const timeoutMs = 8_000;

/** Refusals that say nothing of what was asked: the same request may be made later. */
const laterCodes = [
  'FREQUENCY_LIMITED',
  'FREQUENCY_LIMIT_EXCEED',
  'RATELIMIT_EXCEEDED',
  'RATE_LIMITED',
  'SYSTEM_ERROR',
  'SYSTEMERROR',
  'BANK_ERROR',
  'BANKERROR',
  'BIZERR_NEED_RETRY',
];
const refusalSchema = z.object({ code: z.string(), message: z._default(z.string(), '') });

/** Asks WeChat Pay for something. Rejects with a `PaymentUnavailable` when no answer came that can be believed. */
export function createWechatPayApi(settings: WechatPaySettings, deps: WechatPayDeps) {
  const { warn } = deps;
  const unreached = (why: string): never => {
    warn(why);
    throw new PaymentUnavailable('unreached');
  };

  return async function ask(
    method: SignedRequest['method'],
    path: string,
    content?: object,
  ): Promise<WechatPayAnswer> {
    const request = { method, path, body: content === undefined ? '' : JSON.stringify(content) };
    let answer = await send(settings, deps, request).catch(failed);
    // Every question here may be asked twice, so that a probe costs nobody their payment.
    if (answer.fault === 'probe') answer = await send(settings, deps, request).catch(failed);
    const { status, body, fault, requestId } = answer;
    if (status >= 500) unreached(`WeChat Pay is out of order: ${status} (request ${requestId})`);
    const refused = status >= 300 ? refusalIn(body, status) : null;
    // Not signed where WeChat does not know who asks, or something on the way has answered.
    if (fault !== undefined)
      unreached(
        `WeChat Pay's answer is not to be believed: ${fault} signature${refused ? `, ${refused.refusal} ${refused.text}` : ''} (request ${requestId})`,
      );
    if (!refused) return { kind: 'done', data: jsonIn(body) };
    if (status === 429 || laterCodes.includes(refused.refusal))
      unreached(`WeChat Pay asks for patience: ${refused.refusal} (request ${requestId})`);
    return { kind: 'refused', ...refused, requestId };
  };

  /** The cause may hold what was sent. */
  function failed(error: unknown): never {
    return unreached(`WeChat Pay did not answer: ${error instanceof Error ? error.name : 'unknown'}`);
  }
}

async function send(settings: WechatPaySettings, { fetch, clock }: WechatPayDeps, request: SignedRequest) {
  const { method, path, body } = request;
  const now = clock.now();
  const once = { timestamp: Math.floor(now.getTime() / 1_000), nonce: randomBytes(16).toString('hex') };
  const response = await fetch(`${host}${path}`, {
    method,
    headers: {
      authorization: authorize(settings, request, once),
      accept: 'application/json',
      'user-agent': 'shuyuan',
      'wechatpay-serial': settings.platformKeys[0].id,
      ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
    },
    ...(method === 'POST' ? { body } : {}),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const header = (name: string) => response.headers.get(name) ?? undefined;
  const came = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    body: came,
    fault: signatureFault(header, came, { keys: settings.platformKeys, now: clock.now() }),
    requestId: header('request-id') ?? 'unknown',
  };
}

function refusalIn(body: Buffer, status: number): { refusal: string; text: string } {
  const known = z.safeParse(refusalSchema, jsonIn(body));
  if (!known.success) return { refusal: `HTTP_${status}`, text: '' };
  return { refusal: known.data.code, text: cutText(known.data.message, 120) };
}

function jsonIn(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString()) as unknown;
  } catch {
    return null;
  }
}
