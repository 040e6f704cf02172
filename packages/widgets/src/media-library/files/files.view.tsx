import { EmptyState } from '@shuyuan/ui/empty-state';
import { ErrorState } from '@shuyuan/ui/error-state';
import { LockIcon, SearchIcon } from '@shuyuan/ui/icons';
import { NativeButton } from '@shuyuan/ui/native-button';
import { Skeleton, SkeletonBlock } from '@shuyuan/ui/skeleton';
import { Pager } from '../../pager/pager.tsx';
import { foldersIn } from '../folders/folders.ts';
import { useMediaLibrary } from '../media-library.context.ts';
import { FileCard } from './file-card.view.tsx';
import { FileRow } from './file-row.view.tsx';
import * as styles from './files.css.ts';
import { pageSize } from './files.ts';

/** The files and their pager, or what stands in their place. */
export function Files() {
  const { state, strings, locale, actions } = useMediaLibrary();
  const { list, isNotAllowed } = state;
  if (isNotAllowed)
    return (
      <EmptyState
        icon={<LockIcon size="large" />}
        title={strings.notAllowed}
        description={strings.notAllowedHint}
      />
    );
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset belongs to a form
      role="group"
      tabIndex={-1}
      data-focus="list"
      aria-label={strings.list}
      aria-busy={list.status === 'loading' || (list.status === 'ready' && list.isTurning)}
      className={styles.place}
    >
      <Content />
      {list.status === 'ready' && list.total > pageSize && (
        <div className={styles.pager}>
          <Pager
            label={strings.pager}
            locale={locale}
            layout={['total', 'prev', 'pager', 'next']}
            total={list.total}
            page={list.page}
            size={pageSize}
            sizes={[pageSize]}
            onChange={({ page }) => actions.turnTo(page)}
          />
        </div>
      )}
    </div>
  );
}

function Content() {
  const { state, strings, actions } = useMediaLibrary();
  const { list, place } = state;
  if (list.status === 'loading') return <Loading />;
  if (list.status === 'failed')
    return (
      <ErrorState
        title={strings.failed}
        description={list.isOffline ? strings.offlineHint : strings.failedHint}
        retryAfter={list.busyFor ?? 0}
        isRetrying={list.isRetrying}
        onRetry={actions.retry}
      />
    );
  if (list.rows.length === 0) return <Nothing />;
  const isList = place.kind === 'file';
  return (
    <ul
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one
      role="list"
      data-turning={list.isTurning || undefined}
      className={isList ? styles.rows : styles.cards}
    >
      {list.rows.map((file) => (
        <li key={file.id} className={isList ? styles.rowPlace : undefined}>
          {isList ? <FileRow file={file} at={list.at} /> : <FileCard file={file} />}
        </li>
      ))}
    </ul>
  );
}

function Loading() {
  const { state, strings } = useMediaLibrary();
  const isList = state.place.kind === 'file';
  return (
    <Skeleton label={strings.loading}>
      <div className={isList ? styles.rows : styles.cards}>
        {Array.from({ length: 8 }, (_, index) => (
          <div key={index} className={isList ? styles.rowPlace : undefined}>
            {isList ? <SkeletonBlock height={44} /> : <SkeletonBlock ratio="4:3" />}
          </div>
        ))}
      </div>
    </Skeleton>
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
