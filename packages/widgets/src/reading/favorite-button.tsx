import type { FavoriteRef, StudyApi } from '@shuyuan/api-client';
import { useMemo } from 'react';
import { useHost } from '../host/host-context.tsx';
import { useWidgetStore } from '../widget/use-widget-store.ts';
import { favoriteButtonStrings, type FavoriteButtonStrings } from './favorite-button.strings.ts';
import { FavoriteButtonView } from './favorite-button.view.tsx';
import { createFavoriteStore } from './favorite.store.ts';

/** A later value of `isCollected` replaces what is shown, unless a request is under way. */
export interface FavoriteButtonProps {
  study: Pick<StudyApi, 'collect' | 'release'>;
  /** What is set aside. */
  favorite: FavoriteRef;
  /** What the server said; false for visitors. From there on the button knows by itself. */
  isCollected: boolean;
  /** The server has taken it. */
  onChange?: (isCollected: boolean) => void;
  /** Words of your own in place of ours. Keep the object between renders. */
  strings?: Partial<FavoriteButtonStrings>;
}

/** Sets something aside, and puts it back. Shown at once, taken back when it fails. Needs a `HostProvider`. */
export function FavoriteButton(props: FavoriteButtonProps) {
  const { locale } = useHost();
  return <Favorite key={`${props.favorite.type} ${props.favorite.id}/${locale}`} {...props} />;
}

function Favorite(props: FavoriteButtonProps) {
  const host = useHost();
  const { strings: own } = props;
  const strings = useMemo(() => ({ ...favoriteButtonStrings[host.locale], ...own }), [host.locale, own]);
  const { state, actions } = useWidgetStore(host, props, strings, createFavoriteStore);
  return <FavoriteButtonView isCollected={state.isCollected} strings={strings} onPress={actions.toggle} />;
}
