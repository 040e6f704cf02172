import createPurifier from 'dompurify';
import { allowed } from './allow-list.ts';
import { finish } from './finish.ts';
import { flatten } from './flatten.ts';
import type { FormSettings } from './form-settings.ts';
import { respell, spellBack } from './respell.ts';

let ownPurifier: ReturnType<typeof createPurifier> | undefined;

/** Its own instance: hooks that a page has put on the shared one neither reach it nor are reached. */
function purifier() {
  if (!ownPurifier) {
    ownPurifier = createPurifier(window);
    // Before anything is checked, so that what is checked is what will be there.
    ownPurifier.addHook('beforeSanitizeElements', spellBack);
  }
  return ownPurifier;
}

/** Harmless nodes out of any HTML. They are shown as they were checked: never written out and read in again. */
export function sanitise(html: string, settings: FormSettings): DocumentFragment {
  // A text that is a set of frames leaves no body, and then the library answers null, whatever its types say.
  const fragment: DocumentFragment | null = purifier().sanitize(respell(html), allowed);
  if (!fragment) return new DocumentFragment();
  if (settings.variant === 'comment') flatten(fragment);
  finish(fragment, settings);
  return fragment;
}
