import { signV1, signV4, type ToSign } from '../objects/oss-signature.ts';
import { bucket } from '../../http/bucket.ts';
import { isSame } from '../objects/signing-key.ts';
import { StoreRefusal } from '../objects/store-refusal.ts';
import { denied, type OssRequest } from './oss-request.ts';

/** Who a request says it comes from. */
export interface Claim {
  accessKeyId: string;
  /** Comes with access that was lent. */
  securityToken: string | null;
  /** Whether the request was signed with this secret. */
  isProvenBy: (secret: string) => boolean;
}

/** A signature's own moment may differ from ours by as much, in milliseconds. */
const allowedSkew = 15 * 60_000;

/** No address is good for longer, in seconds. */
const longestLife = 7 * 86_400;

/**
 * Reads either version of a signature, from the headers or, for reading alone, from the address. Refuses one whose time
 * is not now.
 */
export function readClaim(request: OssRequest, now: Date): Claim {
  const authorization = request.headers['authorization'];
  if (authorization?.startsWith('OSS4-HMAC-SHA256 ')) return headerV4(request, authorization, now);
  if (authorization?.startsWith('OSS ')) return headerV1(request, authorization, now);
  if (authorization !== undefined) throw malformed();
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  if (isReading && request.query.has('x-oss-signature')) return addressV4(request, now);
  if (isReading && request.query.has('Signature')) return addressV1(request, now);
  throw denied('You have no right to access this object because of bucket acl.');
}

function headerV1(request: OssRequest, authorization: string, now: Date): Claim {
  const [, accessKeyId, signature] = /^OSS ([^:]+):(\S+)$/.exec(authorization) ?? [];
  if (accessKeyId === undefined || signature === undefined) throw malformed();
  const moment = request.headers['x-oss-date'] ?? request.headers['date'] ?? '';
  checkSkew(new Date(moment), now);
  return {
    accessKeyId,
    securityToken: request.headers['x-oss-security-token'] ?? null,
    isProvenBy: (secret) => isSame(signV1(secret, toSign(request), moment), signature),
  };
}

function addressV1(request: OssRequest, now: Date): Claim {
  const { query } = request;
  const moment = query.get('Expires') ?? '';
  checkExpiry(Number(moment) * 1000, now);
  return {
    accessKeyId: query.get('OSSAccessKeyId') ?? '',
    securityToken: query.get('security-token'),
    isProvenBy: (secret) => isSame(signV1(secret, toSign(request), moment), query.get('Signature') ?? ''),
  };
}

const scope = '([^/,]+)/(\\d{8})/([^/,]+)/oss/aliyun_v4_request';
const credential = new RegExp(`^${scope}$`);
const authorizationV4 = new RegExp(
  `^OSS4-HMAC-SHA256 Credential=${scope}, ?(?:AdditionalHeaders=([^,]*), ?)?Signature=([0-9a-f]{64})$`,
);

function headerV4(request: OssRequest, authorization: string, now: Date): Claim {
  const [, accessKeyId, date = '', region = '', additional = '', signature = ''] =
    authorizationV4.exec(authorization) ?? [];
  const moment = request.headers['x-oss-date'] ?? '';
  if (accessKeyId === undefined || !moment.startsWith(date)) throw malformed();
  checkSkew(fromMoment(moment), now);
  return {
    accessKeyId,
    securityToken: request.headers['x-oss-security-token'] ?? null,
    isProvenBy: (secret) =>
      isSame(
        signV4(secret, toSign(request), { moment, scope: { date, region }, additional: namesIn(additional) }),
        signature,
      ),
  };
}

function addressV4(request: OssRequest, now: Date): Claim {
  const { query } = request;
  const [, accessKeyId, date = '', region = ''] = credential.exec(query.get('x-oss-credential') ?? '') ?? [];
  const moment = query.get('x-oss-date') ?? '';
  const seconds = Number(query.get('x-oss-expires'));
  const isLife = seconds > 0 && seconds <= longestLife;
  if (accessKeyId === undefined || !moment.startsWith(date) || !isLife) throw malformed();
  const begins = fromMoment(moment).getTime();
  if (begins - now.getTime() > allowedSkew) throw skewed(new Date(begins), now);
  checkExpiry(begins + seconds * 1000, now);
  const additional = namesIn(query.get('x-oss-additional-headers') ?? '');
  return {
    accessKeyId,
    securityToken: query.get('x-oss-security-token'),
    isProvenBy: (secret) =>
      isSame(
        signV4(secret, toSign(request), { moment, scope: { date, region }, additional }),
        query.get('x-oss-signature') ?? '',
      ),
  };
}

const toSign = ({ method, key, headers, query }: OssRequest): ToSign => ({
  method,
  resource: `/${bucket}/${key}`,
  headers,
  query: [...query],
});

const namesIn = (text: string) => text.split(';').filter((name) => name !== '');

/** `yyyymmddThhmmssZ` */
const fromMoment = (text: string) =>
  new Date(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/** Clients put their clock right by the answer, and ask again. */
function checkSkew(moment: Date, now: Date): void {
  if (Number.isNaN(moment.getTime())) throw denied('OSS authentication requires a valid Date.');
  if (Math.abs(moment.getTime() - now.getTime()) > allowedSkew) throw skewed(moment, now);
}

const skewed = (moment: Date, now: Date) =>
  new StoreRefusal(
    'RequestTimeTooSkewed',
    'The difference between the request time and the current time is too large.',
    {
      MaxAllowedSkewMilliseconds: String(allowedSkew),
      RequestTime: moment.toISOString(),
      ServerTime: now.toISOString(),
    },
  );

function checkExpiry(expires: number, now: Date): void {
  if (!(expires > now.getTime())) throw denied('Request has expired.');
}

const malformed = () => new StoreRefusal('InvalidArgument', 'The signature is not of a form that is known.');
