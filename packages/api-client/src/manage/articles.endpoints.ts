import { resourceEndpoints } from './resource.endpoints.ts';

/** Both parts of an article as long as they may be, in Chinese, with what JSON adds. */
const bodyLimit = 4 * 2 ** 20;

/** Teachers write, and look after what is theirs. */
export const manageArticlesEndpoints = resourceEndpoints('article', { own: true, bodyLimit });
