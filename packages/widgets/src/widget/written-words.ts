import { codePoints, tidyText } from '@shuyuan/api-client';

/** How many characters of words HTML holds, as near as no parser comes: the server counts exactly. */
export function countWords(html: string): number {
  const words = html.replace(/<[^<>]*>/g, ' ').replace(/&(?:#\w+|\w+);/g, '·');
  return codePoints(tidyText(words).replace(/\s+/g, ' '));
}

/** Whether there is anything to keep: words, or a picture. */
export const hasWords = (html: string): boolean => countWords(html) > 0 || /<img\s/i.test(html);
