import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { StartProblem } from '../../../errors/start-problem.ts';
import { readSettings } from '../../../start/settings.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { alipayKeys, applicationKeys } from './alipay.fixtures.ts';

const privatePem = applicationKeys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const publicPem = alipayKeys.publicKey.export({ type: 'spki', format: 'pem' }).toString();
const bare = (pem: string) => pem.replaceAll(/-----[^-]+-----|\s/g, '');

const environment = {
  PAYMENT: 'alipay',
  PUBLIC_URL: 'https://shuyuan.example',
  ALIPAY_APP_ID: '2014072300007148',
  ALIPAY_SELLER_ID: '2088102147948060',
  ALIPAY_PRIVATE_KEY: privatePem,
  ALIPAY_PUBLIC_KEY: publicPem,
};

function read(changes: Record<string, string> = {}) {
  const { payment } = readSettings({ ...environment, ...changes }).outside;
  if (payment.kind !== 'services' || !payment.alipay) throw new Error('not read as Alipay');
  return payment.alipay;
}

function refusalOf(changes: Record<string, string>): string | undefined {
  try {
    read(changes);
    return undefined;
  } catch (error) {
    if (error instanceof StartProblem) return error.message;
    throw error;
  }
}

function fileOf(text: string): string {
  const path = join(temporaryFolder(), 'key.txt');
  writeFileSync(path, text);
  return path;
}

describe('the settings of Alipay', () => {
  it('name application, seller and keys, and leave WeChat out', () => {
    const { privateKey, alipayKey, ...rest } = read();
    expect(rest).toEqual({
      appId: '2014072300007148',
      sellerId: '2088102147948060',
      gateway: 'https://openapi.alipay.com/gateway.do',
    });
    expect([privateKey.equals(applicationKeys.privateKey), alipayKey.equals(alipayKeys.publicKey)]).toEqual([
      true,
      true,
    ]);
    expect(readSettings(environment).outside.payment).toMatchObject({ kind: 'services', wechat: null });
  });

  const pkcs1 = applicationKeys.privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();
  it.each([
    ['PEM of one line', () => privatePem.trim().replaceAll('\n', String.raw`\n`)],
    ['the older form of PEM', () => pkcs1],
    ['base64 without PEM', () => bare(privatePem)],
    ['base64 of the older form', () => bare(pkcs1)],
    ['a file of PEM', () => fileOf(privatePem)],
    ['a file of base64, as the tool writes it', () => fileOf(`${bare(privatePem)}\n`)],
  ])('take a private key as %s', (_, textOf) => {
    expect(read({ ALIPAY_PRIVATE_KEY: textOf() }).privateKey.equals(applicationKeys.privateKey)).toBe(true);
  });

  it('take the public key as it comes', () => {
    for (const text of [bare(publicPem), fileOf(bare(publicPem)), fileOf(publicPem)])
      expect(read({ ALIPAY_PUBLIC_KEY: text }).alipayKey.equals(alipayKeys.publicKey)).toBe(true);
  });

  it('take the gateway of the sandbox', () => {
    const ALIPAY_GATEWAY = 'https://openapi-sandbox.dl.alipaydev.com/gateway.do';
    expect(read({ ALIPAY_GATEWAY }).gateway).toBe(ALIPAY_GATEWAY);
  });

  it.each(Object.keys(environment).filter((name) => name.startsWith('ALIPAY')))(
    'refuse to start without %s, also beside WeChat',
    (name) => {
      expect(refusalOf({ [name]: ' ' })).toBe(`PAYMENT is alipay, which needs ${name}.`);
      expect(refusalOf({ PAYMENT: 'alipay,wechat' })).toBe(
        'PAYMENT is wechat, which needs WECHAT_PAY_MCH_ID.',
      );
    },
  );

  it.each([
    [
      'PUBLIC_URL',
      'http://shuyuan.example',
      'PAYMENT is alipay, which needs a PUBLIC_URL that begins with https: Alipay tells of payments there alone.',
    ],
    ['ALIPAY_APP_ID', 'wx1', 'ALIPAY_APP_ID is not an application’s number.'],
    ['ALIPAY_SELLER_ID', '1234', 'ALIPAY_SELLER_ID is not a merchant’s number of the form 2088…, 16 digits.'],
    [
      'ALIPAY_GATEWAY',
      'http://openapi.alipay.com/gateway.do',
      'ALIPAY_GATEWAY is not an address that begins with https.',
    ],
    [
      'ALIPAY_PRIVATE_KEY',
      '/nowhere/key.txt',
      'ALIPAY_PRIVATE_KEY names a file that cannot be read (ENOENT).',
    ],
    ['ALIPAY_PRIVATE_KEY', bare(publicPem), 'ALIPAY_PRIVATE_KEY is no RSA private key in PEM or base64.'],
    ['ALIPAY_PUBLIC_KEY', privatePem, 'ALIPAY_PUBLIC_KEY is a private key; it must be Alipay’s public one.'],
    ['ALIPAY_PUBLIC_KEY', bare(privatePem), 'ALIPAY_PUBLIC_KEY is no RSA public key in PEM or base64.'],
  ])('refuse %s=%s in one line', (name, value, line) => {
    expect(refusalOf({ [name]: value })).toBe(line);
  });
});
