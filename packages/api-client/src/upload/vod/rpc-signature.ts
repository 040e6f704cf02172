/** RFC 3986: everything but letters, digits and `-_.~`. */
const percentEncode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Names in the order of their code units, as the signature wants them. */
export const canonicalQuery = (parameters: Record<string, string>): string =>
  Object.keys(parameters)
    .toSorted((one, other) => (one < other ? -1 : 1))
    .map((name) => `${percentEncode(name)}=${percentEncode(parameters[name] ?? '')}`)
    .join('&');

/**
 * The signature of a GET's parameters in Aliyun's RPC style: HMAC-SHA1, in base64.
 *
 * @see https://www.alibabacloud.com/help/en/sdk/product-overview/rpc-mechanism
 */
export async function rpcSignature(
  subtle: SubtleCrypto,
  keySecret: string,
  parameters: Record<string, string>,
): Promise<string> {
  const text = ['GET', percentEncode('/'), percentEncode(canonicalQuery(parameters))].join('&');
  const bytes = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-1' };
  const key = await subtle.importKey('raw', bytes.encode(`${keySecret}&`), algorithm, false, ['sign']);
  const signature = await subtle.sign('HMAC', key, bytes.encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(signature)));
}
