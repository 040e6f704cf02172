import { LightTab, LightTabList, LightTabPanel, LightTabs } from '@shuyuan/ui/light-tabs';
import { formatCount } from '@shuyuan/ui/count-text';
import { LiveRegion } from '@shuyuan/ui/live-region';
import type { Ref } from 'react';
import { announcementOfState } from './announcement.ts';
import type { RecentState } from './recent-keywords.store.ts';
import { RecentKeywordsView } from './recent-keywords.view.tsx';
import { SearchFoot } from './search-foot.view.tsx';
import { SearchInput } from './search-input.view.tsx';
import { SearchResultsView } from './search-results.view.tsx';
import { countOfTab, countsOf, shownSuggestions, shownTabs, type SearchState } from './search-state.ts';
import * as styles from './search-dialog.css.ts';
import type { SearchContext } from './search-context.ts';

export interface SearchDialogViewProps {
  state: SearchState;
  recent: RecentState;
  context: SearchContext;
  inputRef?: Ref<HTMLInputElement>;
  /** What the answers scroll in. */
  listRef?: Ref<HTMLUListElement>;
}

/** A picture of a search: what lies on the dialog's sheet. */
export function SearchDialogView({ state, recent, context, inputRef, listRef }: SearchDialogViewProps) {
  const { strings, locale, actions } = context;
  const { results, tab, answers } = state;
  const counts = countsOf(results);
  const tabs = shownTabs(state);
  const isSuggesting = shownSuggestions(state) !== null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the key that opens the search selects its words
    <div
      data-component="search-dialog"
      data-state={results.status}
      className={styles.box}
      // A press on empty ground keeps the keys inside.
      tabIndex={-1}
      onKeyDown={actions.onKey}
    >
      <SearchInput state={state} context={context} inputRef={inputRef} />
      <div className={styles.middle}>
        <LightTabs value={tab} onChange={actions.onTab}>
          <LightTabList label={strings.tabs}>
            {tabs.map((name) => (
              <LightTab key={name} id={name}>
                {strings.tab[name]}{' '}
                {counts && (
                  <span data-part="count" className={styles.count}>
                    {formatCount(countOfTab(counts, name), locale)}
                  </span>
                )}
              </LightTab>
            ))}
          </LightTabList>
          {tabs.map((name) => (
            <LightTabPanel key={name} id={name}>
              {results.status === 'none' && !isSuggesting ? (
                <RecentKeywordsView recent={recent} draft={state.draft} context={context} />
              ) : (
                <SearchResultsView state={state} context={context} listRef={listRef} />
              )}
            </LightTabPanel>
          ))}
        </LightTabs>
      </div>
      <SearchFoot state={state} context={context} />
      <LiveRegion message={announcementOfState(state, strings)} announcementId={answers} />
    </div>
  );
}
