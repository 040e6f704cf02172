import { formatCount } from '@shuyuan/ui/count-text';
import { Pager } from '../pager/pager.tsx';
import { pagedAnswerOf, pagesOf, searchPageSize, type SearchResults } from './search-state.ts';
import * as styles from './search-foot.css.ts';
import type { SearchContext } from './search-context.ts';

/** The pages, or, when there is but one, the keys. */
export function SearchFoot({ results, context }: { results: SearchResults; context: SearchContext }) {
  const { strings, locale, actions } = context;
  const answer = pagedAnswerOf(results);
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
          <Keys hasRows={answer !== null && answer.total > 0} context={context} />
        </>
      )}
    </div>
  );
}

/** Seen only: those who listen are told by the roles. */
function Keys({ hasRows, context: { strings } }: { hasRows: boolean; context: SearchContext }) {
  const { choose, open, search, close } = strings.keys;
  const keys = hasRows
    ? [
        ['↑ ↓', choose],
        ['Enter', open],
      ]
    : [['Enter', search]];
  return (
    <span aria-hidden="true" data-part="keys" className={styles.keys}>
      {[...keys, ['Esc', close]].map(([name, effect]) => (
        <span key={name}>
          <kbd className={styles.key}>{name}</kbd>
          {effect}
        </span>
      ))}
    </span>
  );
}
