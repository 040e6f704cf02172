import { EmptyState } from '@shuyuan/ui/empty-state';
import { CloseIcon, SearchIcon } from '@shuyuan/ui/icons';
import { LiveRegion } from '@shuyuan/ui/live-region';
import { NativeButton } from '@shuyuan/ui/native-button';
import type { InitialsMatcher } from './initials.ts';
import type { RecentNews, RecentState } from './recent-keywords.store.ts';
import { fold, type RecentKeyword } from './recent-list.ts';
import type { SearchDialogStrings } from './search-dialog.strings.ts';
import * as styles from './recent-keywords.css.ts';
import { quiet } from './search-place.css.ts';
import type { SearchContext } from './search-context.ts';

export interface RecentKeywordsViewProps {
  recent: RecentState;
  /** What is being typed narrows the list. */
  draft: string;
  context: SearchContext;
}

/** Those that hold what is typed, or whose initials do. */
export function matching(
  rows: readonly RecentKeyword[],
  draft: string,
  matchesInitials: InitialsMatcher | null,
) {
  const typed = fold(draft.trim());
  if (typed === '') return rows;
  return rows.filter(({ name }) => fold(name).includes(typed) || matchesInitials?.(name, typed));
}

/** What somebody has looked for lately, each a press away. */
export function RecentKeywordsView({ recent, draft, context }: RecentKeywordsViewProps) {
  const { strings, id, matchesInitials } = context;
  const rows = matching(recent.rows, draft, matchesInitials);
  const hasRoom = recent.isReady && rows.length === 0 && recent.removed === null;
  const titleId = `${id}-recent`;
  return (
    <div data-part="recent" className={hasRoom ? quiet : styles.recent}>
      {rows.length > 0 && (
        <>
          <div className={styles.recentHead}>
            <h2 id={titleId} className={styles.recentTitle}>
              {strings.recent}
            </h2>
            <NativeButton isQuiet size="small" onPress={() => context.actions.onDoubtAll(true)}>
              {strings.removeAll}
            </NativeButton>
          </div>
          {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one */}
          <ul role="list" aria-labelledby={titleId} className={styles.tags}>
            {rows.map(({ name }) => (
              <Tag key={name} name={name} context={context} />
            ))}
          </ul>
        </>
      )}
      {hasRoom && <Invitation hasRecent={recent.rows.length > 0} strings={strings} />}
      {recent.isLocal && recent.rows.length > 0 && <p className={styles.note}>{strings.local}</p>}
      {recent.removed !== null && <Undo name={recent.removed} context={context} />}
      <LiveRegion message={newsText(recent.news, strings)} announcementId={recent.newsId} />
      {(recent.news?.kind === 'failed' || recent.news?.kind === 'notCleared') && (
        <p data-part="not-removed" className={styles.note}>
          {newsText(recent.news, strings)}
        </p>
      )}
    </div>
  );
}

function Tag({ name, context: { strings, actions } }: { name: string; context: SearchContext }) {
  return (
    <li data-part="tag" className={styles.tag}>
      <button
        type="button"
        aria-label={strings.searchFor(name)}
        className={styles.tagName}
        onClick={() => actions.onSearchFor(name)}
      >
        {name}
      </button>
      <button
        type="button"
        aria-label={strings.remove(name)}
        className={styles.tagRemove}
        onClick={() => actions.onDoubt(name)}
      >
        <CloseIcon size="small" />
      </button>
    </li>
  );
}

function Undo({ name, context: { strings, actions } }: { name: string; context: SearchContext }) {
  return (
    <div data-part="undo" className={styles.undo}>
      <span className={styles.undoText}>{strings.removed(name)}</span>
      <NativeButton isQuiet size="small" onPress={actions.onUndo}>
        {strings.undo}
      </NativeButton>
    </div>
  );
}

function Invitation({ hasRecent, strings }: { hasRecent: boolean; strings: SearchDialogStrings }) {
  return (
    <EmptyState
      icon={<SearchIcon size="large" />}
      title={strings.invitation}
      description={hasRecent ? strings.noSuchRecent : strings.howTo}
    />
  );
}

function newsText(news: RecentNews | null, strings: SearchDialogStrings): string {
  if (!news) return '';
  const { kind, name } = news;
  if (kind === 'cleared') return strings.cleared;
  if (kind === 'notCleared') return strings.notCleared;
  if (kind === 'removed') return strings.removed(name);
  return kind === 'failed' ? strings.notRemoved(name) : strings.restored(name);
}
