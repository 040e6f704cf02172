import type { FavoriteRef, FavoritesApi, StudyApi } from '@shuyuan/api-client';
import { moveListFocus } from '../async/move-list-focus.ts';
import { PersonWidget } from '../widget/widget.tsx';
import { FavoritesProvider } from './favorites.context.ts';
import { createFavoritesStore, type FavoritesPlace } from './favorites.store.ts';
import { favoritesStrings, type FavoritesStrings } from './favorites.strings.ts';
import { FavoritesView } from './favorites.view.tsx';

/** Folder, type and page are controlled by `place`, or left to the favourites. */
export interface FavoritesProps {
  /** The calls about favourites: `createFavoritesApi(client.http)`. */
  favorites: FavoritesApi;
  /** The study calls of a client. */
  study: Pick<StudyApi, 'release'>;
  /** This folder alone, without the way to others. */
  folderId?: number;
  /** There is no such folder, or it is somebody else's. */
  onMissing?: () => void;
  /** The folder of `folderId` was removed. */
  onRemoved?: () => void;
  /** As `StudyCenter` has it: the address of a thing, null where there is no page of it. */
  getHref?: (resource: FavoriteRef) => string | null;
  /** The address of a folder's own page. Without it none is offered. */
  getFolderHref?: (folderId: number) => string;
  /** Where the page's address leads to. @default the first page of everything */
  place?: FavoritesPlace;
  /** Somebody has chosen another folder or type, or has turned to a page that is there. */
  onPlace?: (place: FavoritesPlace) => void;
  /** Somebody who has nothing there wants to find something. Without it there is no button for it. */
  onBrowse?: () => void;
  /** The rows are there, or did not come. */
  onReady?: () => void;
  /** Level of the heading: 1 where the favourites are the page. @default 2 */
  level?: 1 | 2;
  /** Words of your own in place of ours. Keep the object between renders. */
  strings?: Partial<FavoritesStrings>;
}

/** What a person has set aside, in their folders. Needs a `HostProvider`. */
export function Favorites(props: FavoritesProps) {
  return (
    <PersonWidget
      name="favorites"
      props={props}
      subject={props.folderId ?? 0}
      strings={favoritesStrings}
      createStore={createFavoritesStore}
      isReady={({ list }) => list.status !== 'loading'}
      moveFocus={moveListFocus}
      provider={FavoritesProvider}
    >
      <FavoritesView />
    </PersonWidget>
  );
}
