import { canonicalQuery, rpcSignature } from './rpc-signature.ts';

/** A key that may ask the video cloud. */
export interface VodCredentials {
  keyId: string;
  keySecret: string;
  /** Of a key that is lent for a while. */
  securityToken?: string;
}

/** What the calls to the video cloud need: a key, `fetch`, and clock and crypto to sign with. */
export interface VodDeps {
  /** Asked before each call: the answer of the product's server, which has the credentials as its `key`, or these alone. */
  credentials: () => Promise<{ key: VodCredentials } | VodCredentials>;
  fetch: typeof globalThis.fetch;
  /** Of the browser: signs. Only secure pages have it. */
  subtle: SubtleCrypto;
  /** Epoch milliseconds. */
  now: () => number;
  /** Unique for each call: the cloud refuses one that comes back within a quarter of an hour. */
  createNonce: () => string;
  /** @default 'https://vod.cn-shanghai.aliyuncs.com' */
  endpoint?: string;
  /** Milliseconds until a call fails. @default 10000 */
  timeout?: number;
}

/** The parameters of the cloud's `CreateUploadVideo`, in camel case. */
export interface NewCloudVideo {
  title: string;
  /** With its extension. */
  fileName: string;
  /** Bytes. */
  fileSize?: number;
  description?: string;
  cateId?: number;
  tags?: string[];
  templateGroupId?: string;
  storageLocation?: string;
  coverUrl?: string;
  transCodeMode?: string;
  /** JSON of the caller's own; the cloud hands it to callbacks. */
  userData?: string;
}

/** The parameters of the cloud's `CreateUploadImage`, in camel case. */
export interface NewCloudImage {
  /** @default 'default' */
  imageType?: string;
  title?: string;
  imageExt?: string;
  tags?: string[];
  storageLocation?: string;
}

interface CloudCredentials {
  RequestId: string;
  UploadAddress: string;
  UploadAuth: string;
}

/** What the video cloud answers to `createUploadVideo` and `refreshUploadVideo`: credentials and id of the video. */
export type CloudVideoCredentials = CloudCredentials & { VideoId: string };
/** What the video cloud answers to `createUploadImage`: credentials, id and final address of the picture. */
export type CloudImageCredentials = CloudCredentials & { ImageId: string; ImageURL: string };

/** The cloud has refused; `answer` is what it said, as parsed JSON: section 8 of the specification. */
export class VodError extends Error {
  override readonly name = 'VodError';
  readonly answer: unknown;
  /** The HTTP status; 0 when there was no answer. */
  readonly status: number;

  constructor(answer: unknown, status: number, options?: ErrorOptions) {
    super(`The video cloud answered ${status || 'nothing'}.`, options);
    this.answer = answer;
    this.status = status;
  }
}

/** The calls that `createVodApi` returns. */
export type VodApi = ReturnType<typeof createVodApi>;

type Parameters = Record<string, string | number | string[] | undefined>;

/** The video cloud's own calls, as signed queries, for pages that hold a key themselves. Each rejects with `VodError`. */
export function createVodApi(deps: VodDeps) {
  const { endpoint = 'https://vod.cn-shanghai.aliyuncs.com', timeout = 10_000 } = deps;

  async function call<Answer>(action: string, parameters: Parameters): Promise<Answer> {
    const query = await signedQuery(deps, action, parameters);
    const request = deps.fetch(`${endpoint}/?${query}`, {
      signal: AbortSignal.timeout(timeout),
      credentials: 'omit',
    });
    const response = await request.catch((cause: unknown) => {
      throw new VodError(null, 0, { cause });
    });
    const answer: unknown = await response.json().catch(() => null);
    if (!response.ok || answer === null) throw new VodError(answer, response.status);
    return answer as Answer;
  }

  return {
    createUploadVideo: ({ tags, coverUrl, transCodeMode, ...video }: NewCloudVideo) =>
      call<CloudVideoCredentials>('CreateUploadVideo', {
        ...capitalized(video),
        Tags: tags,
        CoverURL: coverUrl,
        TranscodeMode: transCodeMode,
      }),
    /** The same address with fresh credentials. */
    refreshUploadVideo: (videoId: string) =>
      call<CloudVideoCredentials>('RefreshUploadVideo', { VideoId: videoId }),
    createUploadImage: ({ imageType = 'default', tags, ...image }: NewCloudImage = {}) =>
      call<CloudImageCredentials>('CreateUploadImage', {
        ...capitalized(image),
        ImageType: imageType,
        Tags: tags,
      }),
  };
}

async function signedQuery(deps: VodDeps, action: string, parameters: Parameters): Promise<string> {
  const answer = await deps.credentials();
  const { keyId, keySecret, securityToken } = 'key' in answer ? answer.key : answer;
  const all = texts({
    ...parameters,
    Action: action,
    Version: '2017-03-21',
    Format: 'JSON',
    AccessKeyId: keyId,
    SecurityToken: securityToken,
    SignatureMethod: 'HMAC-SHA1',
    SignatureVersion: '1.0',
    SignatureNonce: deps.createNonce(),
    Timestamp: new Date(deps.now()).toISOString().replace(/\.\d+/, ''),
  });
  return canonicalQuery({ ...all, Signature: await rpcSignature(deps.subtle, keySecret, all) });
}

/** What is left out is not sent; the cloud takes lists as one text. */
const texts = (parameters: Parameters): Record<string, string> =>
  Object.fromEntries(
    Object.entries(parameters)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );

const capitalized = (fields: object): Parameters =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name.replace(/^\w/, (first) => first.toUpperCase()),
      value as string | number | undefined,
    ]),
  );
