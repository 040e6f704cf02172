import { cutText } from '@shuyuan/api-client';
import * as z from 'zod/mini';
import type { Clock } from '../../../calendar/clock.ts';
import { PaymentUnavailable } from '../payment-unavailable.ts';
import type { AlipaySettings } from './alipay-settings.ts';
import { canonicalText, isSigned, memberText, signText, type Fields } from './alipay-signature.ts';
import { beijingText } from './beijing-time.ts';

export interface AlipayDeps {
  fetch: typeof globalThis.fetch;
  clock: Clock;
  /** Hears, in one line without secrets, what the operator has to look after. */
  warn: (text: string) => void;
}

/** Signed answer; `refusal` is the code of a final no. */
export type AlipayAnswer =
  { kind: 'done'; data: unknown } | { kind: 'refused'; refusal: string; text: string };

const timeoutMs = 8_000;

/**
 * A request to the gateway, with its signature.
 *
 * @see https://opendocs.alipay.com/open-v3/054q58
 */
export function signedRequest(
  { appId, privateKey }: Pick<AlipaySettings, 'appId' | 'privateKey'>,
  { method, content, now, more = {} }: { method: string; content: object; now: Date; more?: Fields },
): Fields {
  const fields = {
    app_id: appId,
    method,
    format: 'JSON',
    charset: 'utf-8',
    sign_type: 'RSA2',
    timestamp: beijingText(now),
    version: '1.0',
    ...more,
    biz_content: JSON.stringify(content),
  };
  return { ...fields, sign: signText(canonicalText(fields), privateKey) };
}

/** Asks Alipay for something. Rejects with a `PaymentUnavailable` when no answer came that can be believed. */
export function createAlipayApi(settings: AlipaySettings, deps: AlipayDeps) {
  const unreached = (why: string): never => {
    deps.warn(why);
    throw new PaymentUnavailable('unreached');
  };

  return async function ask(method: string, content: object): Promise<AlipayAnswer> {
    const { status, text } = await send(settings, deps, { method, content }).catch((error: unknown) =>
      // The cause may hold what was sent.
      unreached(`Alipay did not answer: ${error instanceof Error ? error.name : 'unknown'}`),
    );
    if (status !== 200) unreached(`Alipay is out of order: ${status}`);
    const member = memberText(text, `${method.replaceAll('.', '_')}_response`);
    const node = member ?? memberText(text, 'error_response');
    const answer = z.safeParse(answerSchema, jsonIn(node ?? ''));
    if (node === undefined || !answer.success)
      return unreached('Alipay answered in a form that this server does not know');
    const { code, msg, sub_code: subCode = '', sub_msg: subText = '' } = answer.data;
    // It says so itself that nobody knows whether it was done, or that it is asked too often.
    if (code === '20000' || code === '40005' || /SYSTEM_ERROR|unknow-error|call-limit/.test(subCode))
      return unreached(`Alipay is out of order: ${code} ${subCode}`);
    const refusal = subCode || code;
    const signed = z.safeParse(signSchema, jsonIn(text));
    if (!signed.success || !isSigned(node, signed.data.sign, settings.alipayKey))
      return unreached(
        `Alipay's answer is not to be believed: ${signed.success ? 'forged' : 'missing'} signature${code === '10000' ? '' : `, ${refusal}`}`,
      );
    return code === '10000'
      ? { kind: 'done', data: jsonIn(node) }
      : { kind: 'refused', refusal, text: cutText(subText || msg, 120) };
  };
}

const answerSchema = z.object({
  code: z.string(),
  msg: z._default(z.string(), ''),
  sub_code: z.optional(z.string()),
  sub_msg: z.optional(z.string()),
});
const signSchema = z.object({ sign: z.string() });

async function send(
  settings: AlipaySettings,
  { fetch, clock }: AlipayDeps,
  { method, content }: { method: string; content: object },
) {
  const response = await fetch(settings.gateway, {
    method: 'POST',
    headers: { accept: 'application/json', 'user-agent': 'shuyuan' },
    body: new URLSearchParams(signedRequest(settings, { method, content, now: clock.now() })),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  return { status: response.status, text: await response.text() };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
