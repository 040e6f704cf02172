import createPurifier from 'dompurify';
import { allowed } from './allow-list.ts';
import { bareMention, keepMention } from './mentions.ts';
import { respell, spellBack } from './respell.ts';

let ownPurifier: ReturnType<typeof createPurifier> | undefined;

/** Its own instance: hooks that a page has put on the shared one neither reach it nor are reached. */
function purifier() {
  if (!ownPurifier) {
    ownPurifier = createPurifier(window);
    // Before anything is checked, so that what is checked is what will be there.
    ownPurifier.addHook('beforeSanitizeElements', spellBack);
    ownPurifier.addHook('uponSanitizeAttribute', keepMention);
  }
  return ownPurifier;
}

/** What the allow-list leaves of any HTML. */
export function purify(html: string): DocumentFragment {
  // A text that is a set of frames leaves no body, and then the library answers null, whatever its types say.
  const fragment: DocumentFragment | null = purifier().sanitize(respell(html), allowed);
  const kept = fragment ?? new DocumentFragment();
  for (const mention of kept.querySelectorAll('[data-mention]')) bareMention(mention);
  return kept;
}
