import { longestKeywords } from '@shuyuan/api-client';
import { CloseIcon, SearchIcon } from '@shuyuan/ui/icons';
import { limitTyping } from '@shuyuan/ui/modality';
import type { Ref } from 'react';
import { limitedTo } from '../widget/limited-to.ts';
import { answerOf, shownSuggestions, type SearchState } from './search-state.ts';
import * as styles from './search-input.css.ts';
import { listIdOf, rowIdOf, type SearchContext } from './search-context.ts';

export interface SearchInputProps {
  state: SearchState;
  context: SearchContext;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** The keyword, and the way out. Focus stays here while arrow keys go through the rows. */
export function SearchInput({ state, context, inputRef }: SearchInputProps) {
  const { strings, actions, id, isPage } = context;
  const { draft, results, activeId } = state;
  const shown = shownSuggestions(state) ?? answerOf(results);
  const hasRows = shown !== null && shown.rows.length > 0;
  const typing = limitTyping(limitedTo(longestKeywords), actions.onDraft);
  return (
    <div className={styles.top}>
      <div className={isPage ? styles.fieldOfPage : styles.field}>
        <span className={styles.glass}>
          <SearchIcon />
        </span>
        <input
          ref={inputRef}
          data-part="input"
          className={styles.input}
          type="text"
          role="combobox"
          aria-label={strings.keyword}
          aria-expanded={hasRows}
          aria-controls={hasRows ? listIdOf(id) : undefined}
          aria-activedescendant={activeId === null ? undefined : rowIdOf(id, activeId)}
          aria-autocomplete="list"
          placeholder={strings.placeholder}
          value={draft}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={typing.onChange}
          onCompositionStart={() => actions.onComposition(true)}
          onCompositionEnd={(event) => {
            typing.onCompositionEnd(event);
            actions.onComposition(false);
          }}
          onKeyDown={actions.onInputKey}
        />
        {draft !== '' && (
          <button
            type="button"
            data-part="clear"
            aria-label={strings.clear}
            title={strings.clear}
            className={styles.clear}
            onMouseDown={(event) => event.preventDefault()}
            onClick={actions.onClear}
          >
            <CloseIcon size="small" />
          </button>
        )}
      </div>
      {!isPage && (
        <button
          type="button"
          data-part="close"
          aria-label={strings.close}
          className={styles.iconButton}
          onClick={actions.onClose}
        >
          <CloseIcon />
        </button>
      )}
    </div>
  );
}
