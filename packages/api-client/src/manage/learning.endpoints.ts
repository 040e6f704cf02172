import { resourceEndpoints } from './resource.endpoints.ts';

/** Bytes that a body with descriptions and all its lessons may have. */
const bodyLimit = 4 * 2 ** 20;

/** Teachers look after what they teach themselves. */
export const manageCoursesEndpoints = resourceEndpoints('course', { own: true, bodyLimit });
export const manageVideosEndpoints = resourceEndpoints('video', { own: true });
export const manageCombosEndpoints = resourceEndpoints('combo', { own: true });
