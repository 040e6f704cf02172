import { createHash, createHmac } from 'node:crypto';

/** What a signature of either version is made over. */
export interface ToSign {
  method: string;
  /** `/bucket/key`, not encoded. */
  resource: string;
  headers: Record<string, string | undefined>;
  /** Not encoded. */
  query: [name: string, value: string][];
}

/** Parameters that are part of what version 1 signs; others it leaves out. */
const signedParameters = new Set([
  'acl',
  'append',
  'cors',
  'lifecycle',
  'location',
  'logging',
  'objectMeta',
  'partNumber',
  'policy',
  'position',
  'referer',
  'security-token',
  'symlink',
  'tagging',
  'uploadId',
  'uploads',
  'website',
  'x-oss-process',
  'response-cache-control',
  'response-content-disposition',
  'response-content-encoding',
  'response-content-language',
  'response-content-type',
  'response-expires',
]);

const byName = ([a]: [string, ...unknown[]], [b]: [string, ...unknown[]]) => (a < b ? -1 : a > b ? 1 : 0);

const ossHeaders = ({ headers }: ToSign) =>
  Object.entries(headers)
    .filter(([name]) => name.startsWith('x-oss-'))
    .map(([name, value = '']): [string, string] => [name, value.trim()])
    .toSorted(byName);

/**
 * Signature version 1: base64 of HMAC-SHA1.
 * @param moment The `x-oss-date` of a header's signature, the `Expires` of an address's.
 */
export function signV1(secret: string, request: ToSign, moment: string): string {
  const parameters = request.query
    .filter(([name]) => signedParameters.has(name))
    .toSorted(byName)
    .map(([name, value]) => (value === '' ? name : `${name}=${value}`))
    .join('&');
  const text = [
    request.method,
    request.headers['content-md5'] ?? '',
    request.headers['content-type'] ?? '',
    moment,
    ...ossHeaders(request).map(([name, value]) => `${name}:${value}`),
    parameters === '' ? request.resource : `${request.resource}?${parameters}`,
  ].join('\n');
  return createHmac('sha1', secret).update(text).digest('base64');
}

export interface ScopeV4 {
  /** `yyyymmdd` */
  date: string;
  region: string;
}

/**
 * Signature version 4: hexadecimal HMAC-SHA256.
 * @param moment `yyyymmddThhmmssZ`
 * @param additional Names of further headers that are signed, sorted.
 */
export function signV4(
  secret: string,
  request: ToSign,
  { moment, scope, additional }: { moment: string; scope: ScopeV4; additional: string[] },
): string {
  const scopeText = `${scope.date}/${scope.region}/oss/aliyun_v4_request`;
  const hash = createHash('sha256').update(canonicalV4(request, additional)).digest('hex');
  const text = ['OSS4-HMAC-SHA256', moment, scopeText, hash].join('\n');
  const key = [scope.date, scope.region, 'oss', 'aliyun_v4_request'].reduce<Buffer>(
    (chained, part) => createHmac('sha256', chained).update(part).digest(),
    Buffer.from(`aliyun_v4${secret}`),
  );
  return createHmac('sha256', key).update(text).digest('hex');
}

function canonicalV4(request: ToSign, additional: string[]): string {
  const query = request.query
    .filter(([name]) => name !== 'x-oss-signature')
    .map(([name, value]): [string, string] => [encode(name), encode(value)])
    .toSorted(byName)
    .map(([name, value]) => (value === '' ? name : `${name}=${value}`))
    .join('&');
  const named = ['content-type', 'content-md5', ...additional]
    .map((name): [string, string | undefined] => [name, request.headers[name]])
    .filter((pair): pair is [string, string] => pair[1] !== undefined)
    .map(([name, value]): [string, string] => [name, value.trim()]);
  const headers = [...ossHeaders(request), ...named].toSorted(byName);
  return [
    request.method,
    encode(request.resource).replaceAll('%2F', '/'),
    query,
    headers.map(([name, value]) => `${name}:${value}\n`).join(''),
    additional.join(';'),
    request.headers['x-oss-content-sha256'] ?? 'UNSIGNED-PAYLOAD',
  ].join('\n');
}

/** RFC 3986 */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`);
