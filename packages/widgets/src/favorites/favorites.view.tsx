import { EmptyState } from '@shuyuan/ui/empty-state';
import { EmptyIcon, MarkIcon } from '@shuyuan/ui/icons';
import { LiveRegion } from '@shuyuan/ui/live-region';
import { NativeButton } from '@shuyuan/ui/native-button';
import { NativeSelect } from '@shuyuan/ui/native-select';
import type { ResourceType } from '@shuyuan/api-client';
import { PagedListView } from '../async/paged-list.view.tsx';
import { ChosenBar } from './chosen-bar.view.tsx';
import { keyOf } from './favorite-key.ts';
import { FavoriteRow, FavoriteRowSkeleton } from './favorite-row.view.tsx';
import { useFavorites } from './favorites.context.ts';
import * as styles from './favorites.css.ts';
import { pageSize } from './favorites.store.ts';
import { FolderDialogView } from './folder-dialog.view.tsx';
import { FolderHead, FolderList } from './folders.view.tsx';

/** A picture of somebody's favourites: the folders, and what is in the one that is shown. */
export function FavoritesView() {
  const { state, strings, props, rootRef } = useFavorites();
  const { list, announcement, isMissing } = state;
  return (
    <section
      ref={rootRef}
      data-component="favorites"
      data-state={list.status}
      aria-label={strings.title}
      className={styles.favorites}
    >
      <FolderHead />
      {isMissing ? (
        <Missing />
      ) : (
        <div className={props.folderId === undefined ? styles.columns : undefined}>
          {props.folderId === undefined && <FolderList />}
          <div className={styles.main}>
            <Types />
            <Rows />
            <ChosenBar />
          </div>
        </div>
      )}
      <FolderDialogView />
      <LiveRegion message={announcement.text} announcementId={announcement.id} />
    </section>
  );
}

function Missing() {
  const { strings, actions, props } = useFavorites();
  return (
    <EmptyState
      icon={<EmptyIcon size="large" />}
      title={strings.missing}
      description={strings.missingHint}
      action={
        props.folderId === undefined && (
          <NativeButton onPress={() => actions.chooseFolder(undefined)}>{strings.showAll}</NativeButton>
        )
      }
    />
  );
}

const order = ['article', 'course', 'anthology', 'video', 'combo', 'paper'] as const satisfies ResourceType[];

/** All types or one, where there is more than one to choose from. */
function Types() {
  const { state, strings, actions } = useFavorites();
  const { place, counts } = state;
  const offered = order.filter((type) => type === place.type || (counts[type] ?? 0) > 0);
  if (offered.length < 2 && place.type === undefined) return null;
  const all = offered.reduce((sum, type) => sum + (counts[type] ?? 0), 0);
  return (
    <div className={styles.types}>
      <NativeSelect
        label={strings.type}
        isLabelHidden
        size="small"
        value={place.type ?? 'all'}
        options={[
          { value: 'all', label: strings.allTypes(all) },
          ...offered.map((type) => ({
            value: type,
            label: strings.ofType(strings.types[type], counts[type] ?? 0),
          })),
        ]}
        onChange={(type) => actions.chooseType(type === 'all' ? undefined : type)}
      />
    </div>
  );
}

function Rows() {
  const { state, strings, actions, locale } = useFavorites();
  return (
    <PagedListView
      list={state.list}
      pageSize={pageSize}
      strings={strings}
      locale={locale}
      actions={actions}
      keyOf={({ resource }) => keyOf(resource)}
      skeleton={{ label: strings.loading, count: 5, row: <FavoriteRowSkeleton /> }}
      nothing={<Nothing />}
    >
      {(row, index, at) => <FavoriteRow row={row} at={at} isPriority={index < 4} />}
    </PagedListView>
  );
}

function Nothing() {
  const { state, strings, props } = useFavorites();
  const isFolder = (state.place.folder ?? 0) > 0;
  return (
    <EmptyState
      icon={<MarkIcon size="large" />}
      title={isFolder ? strings.emptyFolder : strings.empty}
      description={isFolder ? strings.emptyFolderHint : strings.emptyHint}
      action={
        props.onBrowse &&
        !isFolder && (
          <NativeButton tone="action" onPress={props.onBrowse}>
            {strings.browse}
          </NativeButton>
        )
      }
    />
  );
}
