import createPurifier from 'dompurify';
import { allowed } from './allow-list.ts';
import { finish } from './finish.ts';
import { flatten } from './flatten.ts';

/** `article` is for long reading; in a `comment`, headings and tables become plain paragraphs. */
export type RichTextVariant = 'article' | 'comment';

let ownPurifier: ReturnType<typeof createPurifier> | undefined;

/** Its own instance: hooks that a page has put on the shared one neither reach it nor are reached. */
const purifier = () => (ownPurifier ??= createPurifier(window));

/** Harmless nodes out of any HTML. They are shown as they were checked: never written out and read in again. */
export function sanitise(html: string, variant: RichTextVariant): DocumentFragment {
  // A text that is a set of frames leaves no body, and then the library answers null, whatever its types say.
  const fragment: DocumentFragment | null = purifier().sanitize(html, allowed);
  if (!fragment) return new DocumentFragment();
  if (variant === 'comment') flatten(fragment);
  finish(fragment);
  return fragment;
}
