import { EmptyState } from '@shuyuan/ui/empty-state';
import { LockIcon, SearchIcon } from '@shuyuan/ui/icons';
import { NativeButton } from '@shuyuan/ui/native-button';
import { SkeletonBlock } from '@shuyuan/ui/skeleton';
import { PagedListView } from '../../async/paged-list.view.tsx';
import { foldersIn } from '../folders/folders.ts';
import { useMediaLibrary } from '../media-library.context.ts';
import { FileCard } from './file-card.view.tsx';
import { FileRow } from './file-row.view.tsx';
import * as styles from './files.css.ts';
import { pageSize } from './files.ts';

/** The files and their pager, or what stands in their place. */
export function Files() {
  const { state, strings, locale, actions } = useMediaLibrary();
  const { list, place, isNotAllowed } = state;
  if (isNotAllowed)
    return (
      <EmptyState
        icon={<LockIcon size="large" />}
        title={strings.notAllowed}
        description={strings.notAllowedHint}
      />
    );
  const isList = place.kind === 'file';
  return (
    <PagedListView
      list={list}
      pageSize={pageSize}
      strings={strings}
      locale={locale}
      actions={actions}
      skeleton={{
        label: strings.loading,
        count: 8,
        row: isList ? <SkeletonBlock height={44} /> : <SkeletonBlock ratio="4:3" />,
      }}
      nothing={<Nothing />}
      keyOf={({ id }) => id}
      styles={
        isList
          ? { rows: styles.rows, row: styles.rowPlace, pager: styles.pager }
          : { rows: styles.cards, pager: styles.pager }
      }
    >
      {(file, _, at) => (isList ? <FileRow file={file} at={at} /> : <FileCard file={file} />)}
    </PagedListView>
  );
}

/** Nothing was found, lies in the folder, or is there at all: each with the way on. */
function Nothing() {
  const { state, strings, actions, props } = useMediaLibrary();
  const { place } = state;
  if (place.keywords !== '')
    return (
      <EmptyState
        icon={<SearchIcon size="large" />}
        title={strings.nothingFound(place.keywords)}
        description={strings.nothingFoundHint}
        action={<NativeButton onPress={actions.clearSearch}>{strings.clearSearch}</NativeButton>}
      />
    );
  if (place.folder !== 'all') {
    const name = foldersIn(state).find(({ id }) => id === place.folder)?.name ?? strings.noFolder;
    return <EmptyState title={strings.emptyFolder(name)} description={strings.emptyFolderHint} />;
  }
  return (
    <EmptyState
      title={strings.empty(place.kind)}
      {...(props.canStore && { description: strings.emptyHint })}
    />
  );
}
