import { formatCount } from '@shuyuan/ui/count-text';
import { NativeButton } from '@shuyuan/ui/native-button';
import { Pager } from '../pager/pager.tsx';
import {
  pagedAnswerOf,
  pagesOf,
  searchPageSize,
  shownSuggestions,
  type SearchState,
} from './search-state.ts';
import * as styles from './search-foot.css.ts';
import type { SearchContext } from './search-context.ts';

/** The pages, or, when there is but one, the keys. */
export function SearchFoot({ state, context }: { state: SearchState; context: SearchContext }) {
  const { strings, locale, actions, onShowAll } = context;
  const isSuggesting = shownSuggestions(state) !== null;
  const answer = isSuggesting ? null : pagedAnswerOf(state.results);
  const isPaged = answer !== null && pagesOf(answer) > 1;
  return (
    <div data-part="foot" className={styles.foot}>
      {isPaged ? (
        <Pager
          // Another search starts with another pager: what the last one had to say is over.
          key={`${answer.to.tab} ${answer.to.keyword}`}
          label={strings.pages}
          locale={locale}
          isSilent
          layout={['total', 'prev', 'pager', 'next']}
          total={answer.total}
          page={answer.to.page}
          size={searchPageSize}
          sizes={[searchPageSize]}
          onChange={({ page }) => actions.onPage(page)}
        />
      ) : (
        <>
          {answer && answer.total > 0 && (
            <span data-part="total" className={styles.footNote}>
              {strings.total(formatCount(answer.total, locale))}
            </span>
          )}
          <Keys hasRows={answer !== null && answer.total > 0} isSuggesting={isSuggesting} context={context} />
        </>
      )}
      {onShowAll && answer && answer.total > 0 && (
        <NativeButton isQuiet size="small" onPress={onShowAll}>
          {strings.onPage}
        </NativeButton>
      )}
    </div>
  );
}

interface KeysProps {
  hasRows: boolean;
  isSuggesting: boolean;
  context: SearchContext;
}

/** Seen only: those who listen are told by the roles. */
function Keys({ hasRows, isSuggesting, context: { strings, isPage } }: KeysProps) {
  const { choose, open, search, close } = strings.keys;
  const keys = [
    ...(hasRows || isSuggesting ? [['↑ ↓', choose]] : []),
    ['Enter', hasRows ? open : search],
    ...(isPage ? [] : [['Esc', close]]),
  ];
  return (
    <span aria-hidden="true" data-part="keys" className={styles.keys}>
      {keys.map(([name, effect]) => (
        <span key={name}>
          <kbd className={styles.key}>{name}</kbd>
          {effect}
        </span>
      ))}
    </span>
  );
}
