import createPurifier from 'dompurify';
import { allowed } from './allow-list.ts';
import { finish } from './finish.ts';

/** `article` keeps headings, tables and figures; `comment` does not. */
export type RichTextVariant = keyof typeof allowed;

let ownPurifier: ReturnType<typeof createPurifier> | undefined;

/** Its own instance: hooks that a page has put on the shared one neither reach it nor are reached. */
const purifier = () => (ownPurifier ??= createPurifier(window));

/** Harmless nodes out of any HTML. They are shown as they were checked: never written out and read in again. */
export function sanitise(html: string, variant: RichTextVariant): DocumentFragment {
  // A text that is a set of frames leaves no body, and then the library answers null, whatever its types say.
  const fragment: DocumentFragment | null = purifier().sanitize(html, allowed[variant]);
  if (!fragment) return new DocumentFragment();
  finish(fragment);
  return fragment;
}
