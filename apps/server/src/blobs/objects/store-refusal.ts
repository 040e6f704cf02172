/** What the store says no with. Names and statuses are those of OSS, since its own clients read them. */
const statuses = {
  AccessDenied: 403,
  EntityTooLarge: 400,
  EntityTooSmall: 400,
  FileAlreadyExists: 409,
  IncompleteBody: 400,
  InternalError: 500,
  InvalidAccessKeyId: 403,
  InvalidArgument: 400,
  InvalidDigest: 400,
  InvalidObjectName: 400,
  InvalidPart: 400,
  InvalidPartOrder: 400,
  InvalidRange: 416,
  MalformedXML: 400,
  MethodNotAllowed: 405,
  MissingContentLength: 411,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  NoSuchUpload: 404,
  NotImplemented: 501,
  PreconditionFailed: 412,
  RequestTimeTooSkewed: 403,
  RequestTimeout: 400,
  SecurityTokenExpired: 403,
  ServiceUnavailable: 503,
  SignatureDoesNotMatch: 403,
  TooManyRequests: 429,
} as const;

export type RefusalCode = keyof typeof statuses;

/** A refusal in the store's own language. */
export class StoreRefusal extends Error {
  override readonly name = 'StoreRefusal';
  readonly code: RefusalCode;
  /** Further elements of the answer, such as `ServerTime`. */
  readonly details: Record<string, string>;

  constructor(code: RefusalCode, message: string, details: Record<string, string> = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return statuses[this.code];
  }
}

/** Whoever was lent access asks for what only access that is still good may do. */
export const notLent = () => new StoreRefusal('InvalidAccessKeyId', 'The access that was lent has ended.');

export const noSuchKey = () => new StoreRefusal('NoSuchKey', 'The specified key does not exist.');

export const wrongDigest = () =>
  new StoreRefusal('InvalidDigest', 'The Content-MD5 you specified did not match what we received.');
