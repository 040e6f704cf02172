import { MenuIcon } from '@shuyuan/ui/icons';
import { useStrings } from '../../stores/site-context.tsx';
import * as panelStyles from './header-panel.css.ts';
import * as styles from './header.css.ts';
import { headerStrings } from './header.strings.ts';
import type { NavEntry } from './open-navigation.ts';
import { loadHeaderMenu, useHeaderMenu } from './use-header-menu.ts';

export interface MenuButtonProps {
  entries: readonly NavEntry[];
}

/** The failure is told when the menu is really wanted. */
const preload = () => void loadHeaderMenu().catch(() => {});

/** T14: opens what a narrow header has no room for. Its code comes when a pointer or the focus comes near. */
export function MenuButton({ entries }: MenuButtonProps) {
  const strings = useStrings(headerStrings);
  const { button, isWaiting, handleOpen, HeaderMenu, menu } = useHeaderMenu(strings.menuNotLoaded);
  return (
    <div className={styles.narrow}>
      <button
        ref={button}
        type="button"
        aria-label={strings.menu}
        aria-haspopup="dialog"
        aria-busy={isWaiting || undefined}
        className={panelStyles.trigger}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={handleOpen}
      >
        <MenuIcon />
      </button>
      {HeaderMenu && <HeaderMenu entries={entries} {...menu} />}
    </div>
  );
}
