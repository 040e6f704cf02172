import { isApiError } from '@shuyuan/api-client';

/** There is no such thing, or it is somebody else's. */
export const isMissing = (error: unknown) =>
  isApiError(error) && error.kind === 'business' && error.code === 404;

/** The server has answered no, and has done nothing. Not when it was too busy, or has failed, or cannot be heard. */
export const isRefused = (error: unknown) =>
  isApiError(error) && error.kind === 'business' && error.code !== 429 && error.code < 500;
