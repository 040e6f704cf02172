/** A piece of a description: words, or a moment of the recording that can be gone to. */
export type DescriptionPart = string | { seconds: number; text: string };

/** `00:42` or `1:02:07`, at the start of a line or after a space, and no part of a longer number. */
const moment = /(^|[\s（(])((?:(\d{1,2}):)?([0-5]?\d):([0-5]\d))(?![\d:])/gm;

/** A description's words and moments, in order. Moments after the end of the recording stay words. */
export function descriptionParts(text: string, duration: number): DescriptionPart[] {
  const parts: DescriptionPart[] = [];
  let end = 0;
  for (const match of text.matchAll(moment)) {
    const [, before = '', written = '', hours = '0', minutes = '0', seconds = '0'] = match;
    const at = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
    if (duration > 0 && at > duration) continue;
    const start = match.index + before.length;
    if (start > end) parts.push(text.slice(end, start));
    parts.push({ seconds: at, text: written });
    end = start + written.length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}
