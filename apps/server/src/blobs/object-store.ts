import type { Database } from '../db/database.ts';

/**
 * What people upload themselves: an OSS-compatible store on our own origin, which browsers put to directly with access
 * that is lent for one object. Nothing in it is public.
 */
export interface ObjectStore {
  bucket: string;
  /**
   * Access to put one object, once or in parts, and nothing else. `maxBytes` is all that it takes in. The same key again
   * prolongs it; what was begun stays. Rejects with `QuotaReached` when the person has no room for as much.
   */
  lend: (loan: Loan) => Promise<LentAccess>;
  /** Null when there is no such object, or it is not complete. */
  head: (key: string) => Promise<StoredObject | null>;
  /** Bytes from `start` up to but without `end`. Rejects when there is no such object. */
  read: (key: string, start: number, end: number) => Promise<Uint8Array>;
  /**
   * Puts a file of our own in, such as a seed's, in the place of what had its key. Counts in nobody's quota.
   * @param tx Whose rows tell of it. The seed of a first start runs in a database that does not have its name yet.
   */
  put: (key: string, bytes: Uint8Array, contentType: string, tx?: Database) => Promise<void>;
  /** Serves an object as what it has turned out to be. Nothing happens when there is none. */
  setContentType: (key: string, contentType: string) => Promise<void>;
  /** From now on it belongs to nobody: it counts in no quota, and stays when the account of who sent it goes. */
  adopt: (key: string, tx?: Database) => Promise<void>;
  /**
   * A path that whoever has it may read, with ranges, for so many seconds. Below the site's origin.
   * @param fileName What browsers save it as. By default the end of the key.
   */
  signedPath: (key: string, seconds: number, now: Date, fileName?: string) => string;
  /** Also ends an upload that has begun. Nothing happens when there is none. */
  remove: (key: string) => Promise<void>;
  /** Removes what was begun and left, and access that has run out. Any number of servers may do so at once. */
  tidy: (now: Date) => Promise<void>;
}

/** A person has stored, and begun to store, as much as they may. */
export class QuotaReached extends Error {
  override readonly name = 'QuotaReached';
  /** Bytes. */
  readonly quota: number;
  /** Bytes that are left of it. */
  readonly left: number;

  constructor(quota: number, used: number) {
    super('The person has no room left in the object store.');
    this.quota = quota;
    this.left = Math.max(0, quota - used);
  }
}

export interface Loan {
  /** Segments of `[a-z0-9._-]` joined by `/`, none of which begins with a dot. */
  key: string;
  userId: number;
  maxBytes: number;
  /** What the object is served as, whatever its sender says. */
  contentType: string;
  now: Date;
}

export interface LentAccess {
  accessKeyId: string;
  accessKeySecret: string;
  securityToken: string;
  expires: Date;
}

export interface StoredObject {
  bytes: number;
  etag: string;
  contentType: string;
  storedAt: Date;
}
