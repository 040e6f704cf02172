import { createWidgetContext } from '../widget/widget-context.ts';
import type { createFavoritesStore } from './favorites.store.ts';

/** What the views of the favourites draw from. */
export const [FavoritesProvider, useFavorites] =
  createWidgetContext<typeof createFavoritesStore>('Favorites');
