import type { KeyObject } from 'node:crypto';
import { StartProblem } from '../../../errors/start-problem.ts';
import type { ReadVariable } from '../../outside-settings.ts';
import { readPrivateKey, readPublicKey } from './alipay-keys.ts';

export interface AlipaySettings {
  appId: string;
  /** The merchant's own number at Alipay, `2088…`: whoever else is paid pays for nothing here. */
  sellerId: string;
  privateKey: KeyObject;
  /** What Alipay signs with, for this application. */
  alipayKey: KeyObject;
  /** Where it is asked, and where the browser is led. */
  gateway: string;
}

const standardGateway = 'https://openapi.alipay.com/gateway.do';

/** Reads what `docs/operating.md` says about Alipay. Throws a `StartProblem` that shows no secret. */
export function readAlipay(get: ReadVariable, need: (name: string) => string): AlipaySettings {
  const publicUrl = get('PUBLIC_URL') ?? '';
  if (!/^https:\/\/[^?#]+$/.test(publicUrl))
    throw new StartProblem(
      'PAYMENT is alipay, which needs a PUBLIC_URL that begins with https: Alipay tells of payments there alone.',
    );
  return {
    appId: matching(need('ALIPAY_APP_ID'), 'ALIPAY_APP_ID', /^\d{8,32}$/, 'an application’s number'),
    sellerId: matching(
      need('ALIPAY_SELLER_ID'),
      'ALIPAY_SELLER_ID',
      /^2088\d{12}$/,
      'a merchant’s number of the form 2088…, 16 digits',
    ),
    privateKey: readPrivateKey('ALIPAY_PRIVATE_KEY', need('ALIPAY_PRIVATE_KEY')),
    alipayKey: readPublicKey('ALIPAY_PUBLIC_KEY', need('ALIPAY_PUBLIC_KEY')),
    gateway: matching(
      get('ALIPAY_GATEWAY') ?? standardGateway,
      'ALIPAY_GATEWAY',
      /^https:\/\/[\w.-]+\/[\w./-]+$/,
      'an address that begins with https',
    ),
  };
}

function matching(text: string, name: string, form: RegExp, what: string): string {
  if (form.test(text)) return text;
  throw new StartProblem(`${name} is not ${what}.`);
}
