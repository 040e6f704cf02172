import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { reasonOf, StartProblem } from '../../../errors/start-problem.ts';

const repository = resolve(import.meta.dirname, '../../../../../..');

/** The application's private key. No message shows what the variable holds: it may be the key itself. */
export function readPrivateKey(name: string, text: string): KeyObject {
  const key = readKey(name, text);
  return rsaKey(name, 'private key', [
    () => createPrivateKey(key),
    () => createPrivateKey({ key: derOf(key), format: 'der', type: 'pkcs8' }),
    () => createPrivateKey({ key: derOf(key), format: 'der', type: 'pkcs1' }),
  ]);
}

/** Alipay's public key, which is not the application's own. */
export function readPublicKey(name: string, text: string): KeyObject {
  const key = readKey(name, text);
  if (/PRIVATE KEY/.test(key))
    throw new StartProblem(`${name} is a private key; it must be Alipay’s public one.`);
  return rsaKey(name, 'public key', [
    () => createPublicKey(key),
    () => createPublicKey({ key: derOf(key), format: 'der', type: 'spki' }),
  ]);
}

/** Alipay's tool writes keys as one line of base64, without the lines of PEM around it. */
const derOf = (text: string) => Buffer.from(text.trim(), 'base64');

const isBareKey = (text: string) => /^[A-Za-z0-9+/=]{300,}$/.test(text);

/** The text itself, its lines parted as they are or by `\n`; else a file, found from the checkout as `DATA_DIR` is. */
function readKey(name: string, text: string): string {
  if (text.startsWith('-----BEGIN ')) return text.replaceAll(String.raw`\n`, '\n');
  if (isBareKey(text)) return text;
  try {
    return readFileSync(resolve(repository, text), 'utf8');
  } catch (error) {
    throw new StartProblem(`${name} names a file that cannot be read (${reasonOf(error)}).`);
  }
}

function rsaKey(name: string, what: string, forms: (() => KeyObject)[]): KeyObject {
  for (const read of forms) {
    try {
      const key = read();
      if (key.asymmetricKeyType === 'rsa') return key;
    } catch {
      // Its words may show a piece of the key.
    }
  }
  throw new StartProblem(`${name} is no RSA ${what} in PEM or base64.`);
}
