import { finish } from './finish.ts';
import { flatten } from './flatten.ts';
import type { FormSettings } from './form-settings.ts';
import { purify } from './purify.ts';

/** Harmless nodes out of any HTML. They are shown as they were checked: never written out and read in again. */
export function sanitise(html: string, settings: FormSettings): DocumentFragment {
  const fragment = purify(html);
  if (settings.variant === 'comment') flatten(fragment);
  finish(fragment, settings);
  return fragment;
}
