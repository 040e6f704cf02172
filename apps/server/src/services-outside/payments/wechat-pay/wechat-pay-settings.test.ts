import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../../../start/settings.ts';
import { StartProblem } from '../../../errors/start-problem.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { merchantKeys, platformCertificate, platformKeys } from './wechat-pay.fixtures.ts';

const privatePem = merchantKeys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const publicPem = platformKeys.publicKey.export({ type: 'spki', format: 'pem' }).toString();
const publicKeyId = 'PUB_KEY_ID_0000000000000024101100397200000006';
const certificateSerial = '5157F09EFDC096DE15EBE81A47057A7232F1B8E1';
const apiV3Key = '9f6a2d0c31b84e57a6d0f2c84b1e73a5';

const environment = {
  PAYMENT: 'wechat',
  PUBLIC_URL: 'https://shuyuan.example',
  WECHAT_PAY_MCH_ID: '1900007291',
  WECHAT_PAY_APP_ID: 'wxd678efh567hg6787',
  WECHAT_PAY_SERIAL: '408B07E79B8269FEC3D5D3E6AB8ED163A6A380DB',
  WECHAT_PAY_PRIVATE_KEY: privatePem,
  WECHAT_PAY_PUBLIC_KEY_ID: publicKeyId,
  WECHAT_PAY_PUBLIC_KEY: publicPem,
  WECHAT_PAY_API_V3_KEY: apiV3Key,
};

function read(changes: Record<string, string> = {}) {
  const { payment } = readSettings({ ...environment, ...changes }).outside;
  if (payment.kind !== 'services' || !payment.wechat) throw new Error('not read as WeChat Pay');
  return payment.wechat;
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
  const path = join(temporaryFolder(), 'key.pem');
  writeFileSync(path, text);
  return path;
}

const { privateKey: curveKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const curvePem = curveKey.export({ type: 'pkcs8', format: 'pem' }).toString();

describe('the settings of WeChat Pay', () => {
  it('name the merchant and its keys', () => {
    const { privateKey, platformKeys: keys, ...rest } = read();
    expect(rest).toEqual({
      merchantId: '1900007291',
      appId: 'wxd678efh567hg6787',
      serial: '408B07E79B8269FEC3D5D3E6AB8ED163A6A380DB',
      apiV3Key: Buffer.from(apiV3Key),
    });
    expect(privateKey.equals(merchantKeys.privateKey)).toBe(true);
    expect(keys.map(({ id }) => id)).toEqual([publicKeyId]);
    expect(keys[0].key.equals(platformKeys.publicKey)).toBe(true);
  });

  it('take keys from files, as they come', () => {
    const settings = read({
      WECHAT_PAY_PRIVATE_KEY: fileOf(privatePem),
      WECHAT_PAY_PUBLIC_KEY: fileOf(publicPem),
    });
    expect(settings.privateKey.equals(merchantKeys.privateKey)).toBe(true);
    expect(settings.platformKeys[0].key.equals(platformKeys.publicKey)).toBe(true);
  });

  it('take a key of one line, its own lines parted by \\n', () => {
    const line = privatePem.trim().replaceAll('\n', String.raw`\n`);
    expect(read({ WECHAT_PAY_PRIVATE_KEY: line }).privateKey.equals(merchantKeys.privateKey)).toBe(true);
  });

  it('take a platform certificate beside the public key, while WeChat changes from one to the other', () => {
    const { platformKeys: keys } = read({
      WECHAT_PAY_PUBLIC_KEY_ID: `${publicKeyId}, ${certificateSerial}`,
      WECHAT_PAY_PUBLIC_KEY: `${fileOf(publicPem)}, ${fileOf(platformCertificate)}`,
    });
    expect(keys.map(({ id, key }) => [id, key.asymmetricKeyType])).toEqual([
      [publicKeyId, 'rsa'],
      [certificateSerial, 'rsa'],
    ]);
  });

  it.each(Object.keys(environment).filter((name) => name.startsWith('WECHAT_PAY')))(
    'refuse to start without %s',
    (name) => {
      expect(refusalOf({ [name]: ' ' })).toBe(`PAYMENT is wechat, which needs ${name}.`);
    },
  );

  it.each(['', 'http://shuyuan.example', 'https://shuyuan.example/?a=1'])(
    'refuse to start with the PUBLIC_URL "%s", which WeChat would not tell anything',
    (PUBLIC_URL) => {
      expect(refusalOf({ PUBLIC_URL })).toContain('needs a PUBLIC_URL that begins with https');
    },
  );

  it.each([
    ['WECHAT_PAY_MCH_ID', '1900007291"', 'WECHAT_PAY_MCH_ID is not a merchant’s number.'],
    ['WECHAT_PAY_APP_ID', 'wx 1', 'WECHAT_PAY_APP_ID is not an application of the form wx0123456789abcdef.'],
    ['WECHAT_PAY_SERIAL', '408B",', 'WECHAT_PAY_SERIAL is not a certificate’s serial number in hex.'],
    ['WECHAT_PAY_API_V3_KEY', apiV3Key.slice(1), 'WECHAT_PAY_API_V3_KEY has 31 bytes; the APIv3 key has 32.'],
    [
      'WECHAT_PAY_API_V3_KEY',
      `密${apiV3Key.slice(1)}`,
      'WECHAT_PAY_API_V3_KEY has 34 bytes; the APIv3 key has 32.',
    ],
    [
      'WECHAT_PAY_PRIVATE_KEY',
      '/nowhere/apiclient_key.pem',
      'WECHAT_PAY_PRIVATE_KEY names a file that cannot be read (ENOENT).',
    ],
    [
      'WECHAT_PAY_PRIVATE_KEY',
      publicPem,
      'WECHAT_PAY_PRIVATE_KEY is no RSA private key in PEM (apiclient_key.pem).',
    ],
    [
      'WECHAT_PAY_PRIVATE_KEY',
      curvePem,
      'WECHAT_PAY_PRIVATE_KEY is no RSA private key in PEM (apiclient_key.pem).',
    ],
    [
      'WECHAT_PAY_PUBLIC_KEY',
      curvePem,
      'WECHAT_PAY_PUBLIC_KEY is a private key; it must be WeChat Pay’s public one.',
    ],
    [
      'WECHAT_PAY_PUBLIC_KEY',
      publicPem.replace('MIIB', 'MIIC'),
      'WECHAT_PAY_PUBLIC_KEY is no RSA public key or certificate in PEM.',
    ],
    [
      'WECHAT_PAY_PUBLIC_KEY',
      platformCertificate,
      `WECHAT_PAY_PUBLIC_KEY has a certificate with the serial number ${certificateSerial}, which WECHAT_PAY_PUBLIC_KEY_ID does not name.`,
    ],
    [
      'WECHAT_PAY_PUBLIC_KEY_ID',
      `${publicKeyId},${certificateSerial}`,
      'WECHAT_PAY_PUBLIC_KEY_ID names 2 and WECHAT_PAY_PUBLIC_KEY 1; each key needs its id.',
    ],
    [
      'WECHAT_PAY_PUBLIC_KEY',
      ',',
      'WECHAT_PAY_PUBLIC_KEY_ID names 1 and WECHAT_PAY_PUBLIC_KEY 0; each key needs its id.',
    ],
  ])('refuse %s in one line', (name, value, line) => {
    expect(refusalOf({ [name]: value })).toBe(line);
  });

  it('show no key that was put where a file belongs', () => {
    const bare = privatePem.replaceAll(/-----[^-]+-----|\n/g, '');
    const line = refusalOf({ WECHAT_PAY_PRIVATE_KEY: bare }) ?? '';
    expect(line).toContain('WECHAT_PAY_PRIVATE_KEY names a file that cannot be read');
    expect(line).not.toContain(bare.slice(0, 40));
  });
});
