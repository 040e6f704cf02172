import type { StudyApi } from '@shuyuan/api-client';
import { useLayoutEffect, useMemo, useState } from 'react';
import { useHost } from '../host/host-context.tsx';
import { useStoreState } from '../store-state/use-store-state.ts';
import { favoriteButtonStrings, type FavoriteButtonStrings } from './favorite-button.strings.ts';
import { FavoriteButtonView } from './favorite-button.view.tsx';
import { createFavoriteStore } from './favorite.store.ts';

export interface FavoriteButtonProps {
  study: Pick<StudyApi, 'collect' | 'release'>;
  articleId: number;
  /** What the server said; false for visitors. From there on the button knows by itself. */
  isCollected: boolean;
  /** The server has taken it. */
  onChange?: (isCollected: boolean) => void;
  /** Words of your own in place of ours. Keep the object between renders. */
  strings?: Partial<FavoriteButtonStrings>;
}

/** Sets an article aside, and puts it back. Shown at once, taken back when it fails. Needs a `HostProvider`. */
export function FavoriteButton(props: FavoriteButtonProps) {
  const { locale } = useHost();
  return <Favorite key={`${props.articleId}/${locale}`} {...props} />;
}

const tellNobody = () => {};

function Favorite({
  study,
  articleId,
  isCollected,
  onChange = tellNobody,
  strings: own,
}: FavoriteButtonProps) {
  const host = useHost();
  const strings = useMemo(() => ({ ...favoriteButtonStrings[host.locale], ...own }), [host.locale, own]);
  const [store] = useState(() => createFavoriteStore({ study, host, articleId, strings }));
  useLayoutEffect(() => store.connect(onChange), [store, onChange]);
  useLayoutEffect(() => store.follow(isCollected), [store, isCollected]);
  useLayoutEffect(() => store.start(), [store]);
  const state = useStoreState(store);
  return <FavoriteButtonView isCollected={state.isCollected} strings={strings} onPress={store.toggle} />;
}
