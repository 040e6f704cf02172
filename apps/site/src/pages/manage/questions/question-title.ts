import { cutText } from '@shuyuan/api-client';

/** Characters of a stem that name its question in a sentence. */
const longestTitle = 30;

const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&nbsp;': ' ' };

/** Returns the beginning of a question's stem as plain text; empty if the stem has no text, such as a picture. */
export function questionTitle(question: unknown): string {
  if (typeof question !== 'object' || question === null || !('content' in question)) return '';
  const { content } = question;
  if (typeof content !== 'string') return '';
  const text = content
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:lt|gt|amp|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
  const title = cutText(text, longestTitle);
  return title === text ? title : `${title}…`;
}
