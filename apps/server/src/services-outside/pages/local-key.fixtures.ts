import { localCookie } from './local-key.ts';

/** What opens the local pages of test servers. */
export const testLocalKey = 'the-key-of-the-local-pages';

const { name, value } = localCookie(testLocalKey);

/** Makes an injected request one of a person who has the key. */
export const withLocalKey = { cookie: `${name}=${value}` };
