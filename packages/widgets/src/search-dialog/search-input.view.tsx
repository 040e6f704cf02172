import { longestKeywords } from '@shuyuan/api-client';
import { CloseIcon, SearchIcon } from '@shuyuan/ui/icons';
import { limitTyping } from '@shuyuan/ui/modality';
import type { Ref } from 'react';
import { limitedTo } from '../widget/limited-to.ts';
import { answerOf, type SearchState } from './search-state.ts';
import * as styles from './search-input.css.ts';
import { listIdOf, rowIdOf, type SearchContext } from './search-context.ts';

export interface SearchInputProps {
  state: SearchState;
  context: SearchContext;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** The keyword, and the way out. Focus stays here while arrow keys go through the rows. */
export function SearchInput({ state, context: { strings, actions, id }, inputRef }: SearchInputProps) {
  const { draft, results, activeId } = state;
  const hasRows = (answerOf(results)?.rows.length ?? 0) > 0;
  return (
    <div className={styles.top}>
      <div className={styles.field}>
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
          aria-autocomplete="none"
          placeholder={strings.placeholder}
          value={draft}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          {...limitTyping(limitedTo(longestKeywords), actions.onDraft)}
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
      <button
        type="button"
        data-part="close"
        aria-label={strings.close}
        className={styles.iconButton}
        onClick={actions.onClose}
      >
        <CloseIcon />
      </button>
    </div>
  );
}
