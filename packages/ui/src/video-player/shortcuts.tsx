import { useEffect, useLayoutEffect, useRef } from 'react';
import { CloseIcon } from '../icons/index.ts';
import { NativeIconButton } from '../native-button/native-icon-button.tsx';
import * as styles from './shortcuts.css.ts';
import type { videoPlayerStrings } from './video-player.strings.ts';

interface ShortcutsProps {
  strings: (typeof videoPlayerStrings)['zh-CN'];
  onClose: () => void;
}

/** What the keys do, over the picture: in full screen nothing else of the page is seen. */
export function Shortcuts({ strings, onClose }: ShortcutsProps) {
  const panel = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const { activeElement: before } = element.getRootNode() as Document | ShadowRoot;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close.current();
    };
    element.addEventListener('keydown', handleKey);
    element.querySelector('button')?.focus();
    return () => {
      element.removeEventListener('keydown', handleKey);
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div
      ref={panel}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the element of that name has a top layer of its own
      role="dialog"
      aria-label={strings.shortcuts}
      data-part="shortcuts"
      tabIndex={-1}
      className={styles.panel}
    >
      <div className={styles.head}>
        <p className={styles.title}>{strings.shortcuts}</p>
        <NativeIconButton label={strings.closeShortcuts} icon={<CloseIcon />} onPress={onClose} />
      </div>
      <dl className={styles.keys}>
        {strings.keys.map(([keys, what]) => (
          <div key={keys} className={styles.line}>
            <dt>
              <kbd className={styles.key}>{keys}</kbd>
            </dt>
            <dd className={styles.what}>{what}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
