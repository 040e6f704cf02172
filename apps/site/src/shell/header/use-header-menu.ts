import { createLazyModule } from '@shuyuan/ui/lazy-module';
import { useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { useSite } from '../../stores/site-context.tsx';
import { notifyLoadFailure } from '../notify-load-failure.ts';
import type { HeaderMenuProps } from './header-menu.tsx';

const lazyMenu = createLazyModule(() => import('./header-menu.tsx'));

/** Loads the menu's code; once, however often it is asked for. */
export const loadHeaderMenu = () => lazyMenu.load();

interface Opening {
  HeaderMenu: ComponentType<HeaderMenuProps>;
  /** The visit that it belongs to: a link that was followed closes it. Null when it was closed by hand. */
  visit: string | null;
}

/** The menu of a narrow header: open on the visit that it was opened on, until it is closed. */
export function useHeaderMenu(notLoaded: string) {
  const site = useSite();
  const { key: visit } = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  const [opening, setOpening] = useState<Opening | null>(null);
  const [isWaiting, setIsWaiting] = useState(false);

  function handleOpen() {
    setIsWaiting(true);
    // Safari focuses no button that is pressed, and the focus returns here.
    button.current?.focus();
    void lazyMenu
      .load()
      .then(
        ({ HeaderMenu }) => setOpening({ HeaderMenu, visit }),
        () => void notifyLoadFailure(site, notLoaded),
      )
      .finally(() => setIsWaiting(false));
  }

  /** Gone at once, with its hold on the focus: what follows may open a dialog that returns the focus to the button. */
  function handleLeave(next?: () => void) {
    flushSync(() => setOpening(null));
    button.current?.focus();
    next?.();
  }

  return {
    button,
    isWaiting,
    handleOpen,
    HeaderMenu: opening?.HeaderMenu,
    menu: {
      isOpen: opening?.visit === visit,
      onClose: () => setOpening((last) => last && { ...last, visit: null }),
      onLeave: handleLeave,
    },
  };
}
