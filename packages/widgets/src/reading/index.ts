export { FavoriteButton, type FavoriteButtonProps } from './favorite-button.tsx';
export type { FavoriteButtonStrings } from './favorite-button.strings.ts';
export { Paywall, type PaywallProps } from './paywall.tsx';
export type { PaywallStrings } from './paywall.strings.ts';
export { ReadingPlace, type ReadingPlaceProps } from './reading-place.tsx';
export type { ReadingPlaceStrings } from './reading-place.strings.ts';
export { ThumbsUpButton, type ThumbsUpButtonProps } from './thumbs-up-button.tsx';
export type { ThumbsUpButtonStrings } from './thumbs-up-button.strings.ts';
