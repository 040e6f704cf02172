import { plainCharacters } from '../http/plain-characters.ts';

/** Mainland mobile numbers: 11 digits, the second one 3 to 9. */
export const mobilePattern = /^1[3-9]\d{9}$/;

/**
 * The eleven digits of a mobile number, however it is written: `tel:(+86) 138-0000-0001`, and what a copied contact brings
 * along. What is none comes back without what cannot be seen; `mobilePattern` judges it.
 */
export const plainMobile = (typed: string): string =>
  plainCharacters(typed)
    .replace(/^tel:/i, '')
    .replace(/[().·•・\-‐-―]/g, '')
    .replace(/^(\+|00)?86(?=1\d{10}$)/, '');

/** How long a new password may be, in characters. Older ones may differ. */
export const passwordLength = { least: 6, most: 64 } as const;

/** Both sides of the slider puzzle in pixels. */
export const sliderSize = { width: 350, height: 170 } as const;
