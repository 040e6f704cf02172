/// <reference lib="dom" />
import { frameStrings } from '../src/embed/frame.strings.ts';

/** What a sandboxed frame has to be allowed: code, its own server and storage, forms that are sent, links that open a window. */
export const neededSandbox = 'allow-scripts allow-same-origin allow-forms allow-popups';

/**
 * A frame that is sandboxed without `allow-same-origin` is of no origin: it may store nothing, and its server answers it as
 * a stranger. Says so in its place, to the person and to whoever writes the page around. Answers whether it is one.
 */
export function refuseOpaqueFrame(origin: string, locale: string | null): boolean {
  if (origin !== 'null') return false;
  const words = document.createElement('p');
  words.role = 'alert';
  words.textContent = frameStrings[locale === 'en' ? 'en' : 'zh-CN'].sandboxed(neededSandbox);
  document.body.append(words);
  return true;
}
