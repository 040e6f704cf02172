import { createHmac } from 'node:crypto';

export interface AliyunAccess {
  keyId: string;
  /** Never travels: it signs. */
  keySecret: string;
}

export interface RpcCall {
  action: string;
  /** Of the product's interface: `2017-05-25` for SMS, `2017-03-21` for VOD. */
  version: string;
  /** The action's own parameters. */
  parameters: Record<string, string>;
  now: Date;
  /** Unique among the calls of this key: Aliyun refuses one that comes back within a quarter of an hour. */
  nonce: string;
}

/**
 * All parameters of a call in Aliyun's RPC style, signed: to be sent as the query of a GET, or as the form of a POST.
 *
 * @see https://www.alibabacloud.com/help/en/sdk/product-overview/rpc-mechanism
 */
export function signedParameters(
  method: 'GET' | 'POST',
  { keyId, keySecret }: AliyunAccess,
  { action, version, parameters, now, nonce }: RpcCall,
): Record<string, string> {
  const all = {
    ...parameters,
    Action: action,
    Version: version,
    Format: 'JSON',
    AccessKeyId: keyId,
    SignatureMethod: 'HMAC-SHA1',
    SignatureVersion: '1.0',
    SignatureNonce: nonce,
    Timestamp: now.toISOString().replace(/\.\d+/, ''),
  };
  return { ...all, Signature: rpcSignature(method, keySecret, all) };
}

/** The signature of parameters that are complete but for it. */
export function rpcSignature(
  method: 'GET' | 'POST',
  keySecret: string,
  parameters: Record<string, string>,
): string {
  const query = Object.entries(parameters)
    .map(([name, value]) => [percentEncode(name), percentEncode(value)] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map((pair) => pair.join('='))
    .join('&');
  const text = [method, percentEncode('/'), percentEncode(query)].join('&');
  return createHmac('sha1', `${keySecret}&`).update(text).digest('base64');
}

/** RFC 3986: everything but letters, digits and `-_.~`. */
function percentEncode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
