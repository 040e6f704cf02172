/** What was asked for and is not there. */
export type NotThere =
  | { status: 'loading' }
  /** `isOffline`: there was no network; it is asked for again by itself when there is. */
  | { status: 'failed'; isOffline: boolean; isRetrying: boolean }
  /** There is no such thing, or it is somebody else's. */
  | { status: 'missing' };
