export type { FavoritesPlace } from './favorites.store.ts';
export type { FavoritesStrings } from './favorites.strings.ts';
export { Favorites, type FavoritesProps } from './favorites.tsx';
