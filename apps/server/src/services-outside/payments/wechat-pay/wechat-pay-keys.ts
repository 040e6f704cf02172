import { createPrivateKey, createPublicKey, X509Certificate, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { reasonOf, StartProblem } from '../../../errors/start-problem.ts';

const repository = resolve(import.meta.dirname, '../../../../../..');

/** The key of `apiclient_key.pem`. No message shows what the variable holds: it may be the key itself. */
export function readPrivateKey(name: string, text: string): KeyObject {
  const pem = readPem(name, text);
  return rsaKey(name, 'private key in PEM (apiclient_key.pem)', () => createPrivateKey(pem));
}

/** WeChat Pay's public key (`pub_key.pem`), or a platform certificate, which then must have that serial number. */
export function readPublicKey(name: string, id: string, text: string): KeyObject {
  const pem = readPem(name, text);
  if (/PRIVATE KEY/.test(pem))
    throw new StartProblem(`${name} is a private key; it must be WeChat Pay’s public one.`);
  const key = rsaKey(name, 'public key or certificate in PEM', () => createPublicKey(pem));
  if (!pem.includes('BEGIN CERTIFICATE')) return key;
  const { serialNumber } = new X509Certificate(pem);
  if (serialNumber.toLowerCase() === id.toLowerCase()) return key;
  throw new StartProblem(
    `${name} has a certificate with the serial number ${serialNumber}, which ${name}_ID does not name.`,
  );
}

/** The text itself, its lines parted as they are or by `\n`; else a file, found from the checkout as `DATA_DIR` is. */
function readPem(name: string, text: string): string {
  if (text.startsWith('-----BEGIN ')) return text.replaceAll(String.raw`\n`, '\n');
  try {
    return readFileSync(resolve(repository, text), 'utf8');
  } catch (error) {
    throw new StartProblem(`${name} names a file that cannot be read (${reasonOf(error)}).`);
  }
}

function rsaKey(name: string, what: string, read: () => KeyObject): KeyObject {
  let key: KeyObject | undefined;
  try {
    key = read();
  } catch {
    // Its words may show a piece of the key.
  }
  if (key?.asymmetricKeyType === 'rsa') return key;
  throw new StartProblem(`${name} is no RSA ${what}.`);
}
