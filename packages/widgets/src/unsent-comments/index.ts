export { createUnsentComments, type UnsentComments, type UnsentCommentsOptions } from './unsent-comments.ts';
