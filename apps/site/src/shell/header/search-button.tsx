import { SearchIcon } from '@shuyuan/ui/icons';
import { useStrings } from '../../stores/site-context.tsx';
import * as styles from './header-panel.css.ts';
import { searchButtonStrings } from './search-button.strings.ts';
import { loadSearchDialog, useSearch } from './use-search.ts';

/** Hears of a failure when the dialog is really wanted. */
const preload = () => void loadSearchDialog().catch(() => {});

/** Opens the search over any page. Its code comes when a pointer or the focus comes near. */
export function SearchButton() {
  const strings = useStrings(searchButtonStrings);
  const { button, opening, isWaiting, handleOpen, dialog } = useSearch(strings.notLoaded);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={strings.search}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-busy={isWaiting || undefined}
        title={strings.hint('Ctrl K')}
        className={styles.trigger}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={handleOpen}
      >
        <SearchIcon />
      </button>
      {opening && <opening.Dialog key={opening.count} isOpen {...dialog} />}
    </>
  );
}
