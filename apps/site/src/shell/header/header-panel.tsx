import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import * as styles from './header-panel.css.ts';

export interface HeaderPanelProps {
  /** Spoken name of a button that shows no words. */
  label?: string;
  /** What the button shows. */
  trigger: ReactNode;
  children: ReactNode;
  /** Edge of the button that the panel keeps to. @default 'end' */
  align?: 'start' | 'end';
}

/** A button of the header with a panel below it. Escape, a press outside and a followed link close it. */
export function HeaderPanel({ label, trigger, children, align = 'end' }: HeaderPanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useEffect(() => {
    const element = place.current;
    if (!isOpen || !element) return;
    const page = element.ownerDocument;
    const closeOutside = ({ target }: Event) => {
      if (!element.contains(target as Node)) setIsOpen(false);
    };
    page.addEventListener('pointerdown', closeOutside);
    return () => page.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    button.current?.focus();
  }

  function closeAfterLink({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a')) setIsOpen(false);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys come from the buttons and links inside
    <div
      ref={place}
      className={styles.place}
      onKeyDown={handleKey}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setIsOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        className={styles.trigger}
        onClick={() => setIsOpen(!isOpen)}
      >
        {trigger}
      </button>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the presses come from the links inside, which keys press too
        <div id={panelId} className={styles.panel[align]} onClick={closeAfterLink}>
          {children}
        </div>
      )}
    </div>
  );
}
