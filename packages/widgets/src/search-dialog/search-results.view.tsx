import { EmptyState } from '@shuyuan/ui/empty-state';
import { formatCount } from '@shuyuan/ui/count-text';
import { ErrorState } from '@shuyuan/ui/error-state';
import { NativeButton } from '@shuyuan/ui/native-button';
import { Skeleton, SkeletonBlock, SkeletonText } from '@shuyuan/ui/skeleton';
import type { Ref } from 'react';
import { unspokenText } from '../async/failure-text.ts';
import type { SearchResult } from '@shuyuan/api-client';
import { proposalsOf } from './proposals.ts';
import {
  answerOf,
  countOfTab,
  rowsToChoose,
  shownSuggestions,
  type SearchAnswer,
  type SearchState,
} from './search-state.ts';
import * as styles from './search-results.css.ts';
import { quiet } from './search-place.css.ts';
import { SearchRow } from './search-row.view.tsx';
import { listIdOf, rowIdOf, type SearchContext } from './search-context.ts';

export interface SearchResultsViewProps {
  state: SearchState;
  context: SearchContext;
  listRef?: Ref<HTMLUListElement> | undefined;
}

/** Rows, bones, nothing, or what went wrong. */
export function SearchResultsView({ state, context, listRef }: SearchResultsViewProps) {
  const { strings, actions } = context;
  const { results } = state;
  const suggestions = shownSuggestions(state);
  if (suggestions)
    return <Rows rows={suggestions.rows} showsKind state={state} context={context} listRef={listRef} />;
  if (results.status === 'failed')
    return (
      <div className={quiet}>
        <ErrorState
          title={strings.failed}
          description={results.message ?? unspokenText(results.kind, strings)}
          onRetry={actions.onRetry}
        />
      </div>
    );
  const answer = answerOf(results);
  if (!answer) return results.status === 'loading' && results.isSlow ? <Bones context={context} /> : null;
  if (answer.total === 0) return <Nothing answer={answer} context={context} />;
  const { rows, to } = answer;
  const showsKind = to.tab === '0' || to.tab === 'category';
  return <Rows rows={rows} showsKind={showsKind} state={state} context={context} listRef={listRef} />;
}

interface RowsProps extends SearchResultsViewProps {
  rows: readonly SearchResult[];
  /** Whether rows of several kinds stand together. */
  showsKind: boolean;
}

function Rows({ rows, showsKind, state, context, listRef }: RowsProps) {
  const { strings, actions, id } = context;
  const { activeId, results } = state;
  const isChoosable = rowsToChoose(state).length > 0;
  return (
    <ul
      ref={listRef}
      id={listIdOf(id)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/prefer-tag-over-role -- rows of words and pictures, as no select can hold them
      role="listbox"
      aria-label={strings.results}
      aria-busy={results.status === 'loading' || undefined}
      aria-activedescendant={activeId === null ? undefined : rowIdOf(id, activeId)}
      tabIndex={0}
      data-part="results"
      className={styles.list}
      onKeyDown={actions.onListKey}
      onScroll={() => actions.onScroll()}
    >
      {rows.map((row) => (
        <SearchRow
          key={row.id}
          row={row}
          isActive={row.id === activeId}
          isChoosable={isChoosable}
          showsKind={showsKind}
          context={context}
        />
      ))}
    </ul>
  );
}

const boneRows = 6;

function Bones({ context: { strings } }: { context: SearchContext }) {
  return (
    <div className={styles.bones}>
      <Skeleton label={strings.loading}>
        {Array.from({ length: boneRows }, (_, index) => (
          <div key={index} aria-hidden="true" className={styles.row}>
            <div className={styles.picture}>
              <SkeletonBlock ratio="16:9" />
            </div>
            <div className={styles.words}>
              <SkeletonText size="reading" width={index % 2 ? 'third' : 'half'} />
              <SkeletonText size="small" lines={2} />
            </div>
          </div>
        ))}
      </Skeleton>
    </div>
  );
}

/** Says where there is something, when it is only this tab that has nothing. */
function Nothing({ answer, context }: { answer: SearchAnswer; context: SearchContext }) {
  const { strings, actions, locale, isPage, proposals } = context;
  const { to, counts } = answer;
  const all = countOfTab(counts, '0');
  const title = isPage ? strings.emptyPage : strings.empty;
  const words = proposalsOf(to.keyword);
  return (
    <div className={quiet}>
      {all > 0 ? (
        <EmptyState
          title={title}
          description={strings.elsewhere(to.keyword, strings.tab[to.tab], formatCount(all, locale))}
          action={<NativeButton onPress={() => actions.onTab('0')}>{strings.showAll}</NativeButton>}
        />
      ) : (
        <EmptyState
          title={title}
          description={strings.emptyOf(to.keyword)}
          action={
            (words.length > 0 || proposals) && (
              <div className={styles.proposals}>
                {words.map((word) => (
                  <NativeButton key={word} onPress={() => actions.onSearchFor(word)}>
                    {strings.searchFor(word)}
                  </NativeButton>
                ))}
                {proposals}
              </div>
            )
          }
        />
      )}
    </div>
  );
}
