import type { Locale } from '../host/widget-host.ts';
import { favoritesOf, foldersFixture } from '../testing/favorites.fixtures.ts';
import { stillContext } from '../testing/still-context.fixtures.ts';
import { createFavoritesBackend } from './favorites-backend.fixtures.ts';
import { FavoritesProvider } from './favorites.context.ts';
import type { FavoritesState } from './favorites.store.ts';
import { favoritesStrings } from './favorites.strings.ts';
import { FavoritesView } from './favorites.view.tsx';

/** The test host's time. */
const at = Date.UTC(2026, 2, 2, 2);

const rows = favoritesOf(5);

/** Everything that was set aside, and nothing going on. */
export const stateWith = (state: Partial<FavoritesState> = {}): FavoritesState => ({
  place: { page: 1 },
  list: { status: 'ready', rows, total: rows.length, page: 1, at, isTurning: false },
  focus: null,
  folders: foldersFixture,
  counts: { article: 2, course: 1, anthology: 1, paper: 1 },
  isMissing: false,
  chosen: [],
  isBusy: false,
  dialog: null,
  announcement: { id: 0, text: '' },
  ...state,
});

const { favorites, study } = createFavoritesBackend();

const props = { favorites, study, onBrowse() {} };

interface PictureProps {
  state: FavoritesState;
  locale: Locale;
  folderId?: number;
}

/** The favourites in a state; nothing happens in them. */
export function FavoritesPicture({ state, locale, folderId }: PictureProps) {
  const strings = favoritesStrings[locale];
  const given = folderId === undefined ? props : { ...props, folderId };
  return (
    <FavoritesProvider value={stillContext({ state, strings, locale, props: given })}>
      <FavoritesView />
    </FavoritesProvider>
  );
}
