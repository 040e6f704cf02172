import { resourceEndpoints } from './resource.endpoints.ts';

/** The longest text of a page, in Chinese, with what JSON adds. */
const bodyLimit = 2 ** 18;

export const managePagesEndpoints = resourceEndpoints('page', { bodyLimit });
