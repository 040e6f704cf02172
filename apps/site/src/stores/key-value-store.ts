/** Small texts that the browser keeps: for good (`localStorage`) or for one tab (`sessionStorage`). */
export interface KeyValueStore {
  get: (key: string) => string | null;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
  /** Calls back when another tab has changed `key`. Answers the way to stop. */
  subscribe: (key: string, listener: () => void) => () => void;
}

/** The keys under which the site keeps things. Changing one signs people out or forgets their choice. */
export const storageKeys = {
  /** Also read by `public/first-answers.js`. */
  token: 'shuyuan.token',
  /** When the server has ended the session, in milliseconds: see `ended-session.ts`. */
  sessionEnded: 'shuyuan.session-ended',
  marketingSource: 'shuyuan.msv',
  /** Followed by the id of a person: the `msv` by which the server was told who has invited them. */
  triedInviter: 'shuyuan.msv-told.',
  /** A login code that asks for a mobile number first, for the dialog that binds one. */
  loginCode: 'shuyuan.login-code',
  /** Followed by the code: it was tried in this tab. */
  triedLoginCode: 'shuyuan.login-code.',
  /** Also read by `public/theme.js`, before anything is drawn. */
  theme: 'shuyuan.theme',
  locale: 'shuyuan.locale',
  /** Followed by the id of a person, or by `visitor`. */
  readingSize: 'shuyuan.reading-size.',
  scroll: 'shuyuan.scroll',
  /** As which role this tab sees the site. */
  rolePreview: 'shuyuan.role-preview',
  /** Followed by the id of a person who has opened the recorder here: something of theirs may be left on this device. */
  recorderUsed: 'shuyuan.recorder-used.',
} as const;

/** The `msv` that the reader came with, as the forms of signing in take it. */
export function sourceIn(storage: Pick<KeyValueStore, 'get'>): { source?: string } {
  const source = storage.get(storageKeys.marketingSource);
  return source ? { source } : {};
}

/** Keeps texts in memory only: for tests, and where the browser refuses to store. */
export function createMemoryKeyValueStore(initial: Record<string, string> = {}): KeyValueStore {
  const values = new Map(Object.entries(initial));
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    subscribe: () => () => {},
  };
}
