import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Clock } from '../../calendar/clock.ts';
import { Problem } from '../../errors/problem.ts';
import { signedParameters, type AliyunAccess } from '../aliyun/rpc-signature.ts';
import { aliyunCounts, aliyunSmsStrings as strings } from './aliyun-sms.strings.ts';
import type { SmsScene, SmsSender } from './sms-sender.ts';

export interface AliyunSmsSettings {
  access: AliyunAccess;
  /** The signature that Aliyun has approved, without its brackets. */
  signName: string;
  /** The approved template of each scene. Its one variable is `code`. */
  templates: Record<SmsScene, string>;
  /** That of a digest, with the variables `unread`, `answers` and `replies`. Without one none is sent. */
  digestTemplate?: string;
}

export interface AliyunSmsDeps {
  fetch: typeof globalThis.fetch;
  clock: Clock;
  /** Hears, in one line without code or number, why Aliyun refused what the operator has to look after. */
  warn: (text: string) => void;
}

const endpoint = 'https://dysmsapi.aliyuncs.com/';
const timeoutMs = 8_000;

const answerSchema = z.object({
  Code: z.string(),
  Message: z._default(z.string(), ''),
  RequestId: z._default(z.string(), ''),
});
type Answer = z.output<typeof answerSchema>;

/**
 * Sends by Aliyun's SendSms. It is asked once: a second try could send a second message, since an answer that was lost
 * does not tell whether the first one went out.
 *
 * @see https://help.aliyun.com/document_detail/101346.html
 */
export function createAliyunSms(settings: AliyunSmsSettings, deps: AliyunSmsDeps): SmsSender {
  const { templates, digestTemplate } = settings;

  async function send(mobile: string, template: string, variables: Record<string, string>) {
    const parameters = signedParameters('POST', settings.access, {
      action: 'SendSms',
      version: '2017-05-25',
      parameters: {
        PhoneNumbers: mobile,
        SignName: settings.signName,
        TemplateCode: template,
        TemplateParam: JSON.stringify(variables),
      },
      now: deps.clock.now(),
      nonce: randomUUID(),
    });
    const answer = await ask(parameters, deps);
    if (answer.Code !== 'OK') throw problemOf(answer, deps.warn);
  }

  return {
    send: ({ mobile, scene, code }) => send(mobile, templates[scene], { code }),
    sendDigest:
      digestTemplate === undefined
        ? null
        : ({ mobile, unread, answers, replies }) =>
            send(mobile, digestTemplate, {
              unread: String(unread),
              answers: String(answers),
              replies: String(replies),
            }),
  };
}

/** In the body, because addresses are written down on their way. */
async function ask(parameters: Record<string, string>, { fetch, warn }: AliyunSmsDeps): Promise<Answer> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      body: new URLSearchParams(parameters),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return z.parse(answerSchema, await response.json());
  } catch (error) {
    // The cause may hold the request, and the request the code.
    warn(`Aliyun did not answer to an SMS: ${error instanceof Error ? error.name : 'unknown'}`);
    throw new Problem(1, strings.failed);
  }
}

function problemOf({ Code, Message, RequestId }: Answer, warn: AliyunSmsDeps['warn']): Problem {
  switch (Code) {
    case 'isv.BUSINESS_LIMIT_CONTROL':
      return new Problem(429, strings.tooOften, { field: 'mobile', retry_after: waitOf(Message) });
    case 'isv.MOBILE_NUMBER_ILLEGAL':
      return new Problem(1, strings.wrongMobile, { field: 'mobile' });
    default:
      warn(`Aliyun refused an SMS: ${Code} (request ${RequestId})`);
      return new Problem(1, strings.failed);
  }
}

const minute = 60;

/** Aliyun counts the codes of one number by minute, hour and day, and says only in words which count is full. */
function waitOf(message: string): number {
  if (message.includes(aliyunCounts.minute)) return minute;
  return message.includes(aliyunCounts.day) ? 24 * 60 * minute : 60 * minute;
}
