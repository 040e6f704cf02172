import { isReadable, tidyText } from '@shuyuan/api-client';

/** A typed text, tidied; an empty string when nobody could read it. */
export function cleanText(typed: string): string {
  const text = tidyText(typed);
  return isReadable(text) ? text : '';
}
