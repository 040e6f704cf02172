import { cutText } from '@shuyuan/api-client';

/** Free text from outside, short and without what PostgreSQL refuses. */
export function storable(text: string): string {
  return cutText(text.replace(/\p{Cc}/gu, ''), 200);
}

/** Likewise; null for none. */
export function storableOrNull(text: string | undefined): string | null {
  return text === undefined ? null : storable(text) || null;
}
