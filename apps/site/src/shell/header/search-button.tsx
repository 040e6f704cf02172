import { SearchIcon } from '@shuyuan/ui/icons';
import { useStrings } from '../../stores/site-context.tsx';
import * as styles from './header-panel.css.ts';
import { searchButtonStrings } from './search-button.strings.ts';
import { loadSearchDialog, useSearch } from './use-search.ts';

/** Hears of a failure when the dialog is really wanted. */
const preload = () => void loadSearchDialog().catch(() => {});

export interface SearchButtonProps {
  /** `labelled` shows the word beside the icon, for pages without a header. @default 'icon' */
  look?: 'icon' | 'labelled';
}

/**
 * Opens the search dialog over any page, by a press or Ctrl K. Preloads its code when a pointer or focus comes near. Place
 * one per page: each listens to Ctrl K.
 */
export function SearchButton({ look = 'icon' }: SearchButtonProps) {
  const strings = useStrings(searchButtonStrings);
  const { button, opening, isWaiting, handleOpen, dialog } = useSearch(strings.notLoaded);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={look === 'icon' ? strings.search : undefined}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-busy={isWaiting || undefined}
        title={strings.hint('Ctrl K')}
        className={look === 'icon' ? styles.trigger : styles.labelledTrigger}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={handleOpen}
      >
        <SearchIcon />
        {look === 'labelled' && strings.search}
      </button>
      {opening && <opening.Dialog key={opening.count} isOpen {...dialog} />}
    </>
  );
}
