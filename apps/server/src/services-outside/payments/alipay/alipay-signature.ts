import { sign, verify, type KeyObject } from 'node:crypto';

/** Fields of a request or of a notification, not yet encoded. */
export type Fields = Readonly<Record<string, string>>;

/**
 * What is signed: all fields but the signature, by name, in the order of their bytes and not encoded.
 *
 * @see https://opendocs.alipay.com/common/02mse7
 */
export function canonicalText(fields: Fields): string {
  return Object.entries(fields)
    .filter(([name]) => name !== 'sign')
    .toSorted(([first], [second]) => (first < second ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

/** RSA2: SHA-256 with RSA, in base64. */
export function signText(text: string, key: KeyObject): string {
  return sign('sha256', Buffer.from(text), key).toString('base64');
}

export function isSigned(text: string, signature: string, key: KeyObject): boolean {
  return verify('sha256', Buffer.from(text), key, Buffer.from(signature, 'base64'));
}

/**
 * Whether Alipay has signed a notification. Unlike a request, the kind of its signature is not a part of what is signed.
 *
 * @see https://opendocs.alipay.com/common/02mse7
 */
export function isSignedNotification({ sign_type: kind, ...fields }: Fields, key: KeyObject): boolean {
  const { sign: signature = '' } = fields;
  return kind === 'RSA2' && signature !== '' && isSigned(canonicalText(fields), signature, key);
}

/**
 * The member of a JSON object as it came, since its signature is over these bytes. Undefined when there is none, or the
 * text ends within it.
 */
export function memberText(json: string, name: string): string | undefined {
  const start = new RegExp(String.raw`^\s*\{\s*"${name}"\s*:\s*(?=\{)`).exec(json)?.[0].length;
  if (start === undefined) return undefined;
  let depth = 0;
  let isQuoted = false;
  for (let at = start; at < json.length; at += 1) {
    const character = json[at];
    if (isQuoted && character === '\\') at += 1;
    else if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && character === '{') depth += 1;
    else if (!isQuoted && character === '}') depth -= 1;
    if (depth === 0) return json.slice(start, at + 1);
  }
  return undefined;
}
