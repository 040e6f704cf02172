import { EditIcon } from '@shuyuan/ui/icons';
import { useMemo, type KeyboardEvent, type ReactNode } from 'react';
import { useHost } from '../host/host-context.tsx';
import * as styles from './paragraph-mark.css.ts';
import { paragraphMarkStrings, type ParagraphMarkStrings } from './paragraph-mark.strings.ts';
import { useParagraph } from './use-paragraph.ts';

/** Paragraphs are the blocks of the `RichText` in `children`, counted from 0. */
export interface ParagraphMarkProps {
  /** Somebody wants to write about a paragraph. */
  onNote: (paragraph: number) => void;
  /** A paragraph to be brought into sight, with the focus. A new object each time. */
  shown?: { paragraph: number } | null;
  /** Words of your own in place of ours. Keep the object between renders. */
  strings?: Partial<ParagraphMarkStrings>;
  /** The text. */
  children: ReactNode;
}

/**
 * Around a text: a small button beside the paragraph that is pointed at or touched. By the keyboard it is one stop behind the
 * text, and the arrow keys lead it from paragraph to paragraph. Needs a `HostProvider`.
 */
export function ParagraphMark({ onNote, shown = null, strings: own, children }: ParagraphMarkProps) {
  const { locale } = useHost();
  const strings = useMemo(() => ({ ...paragraphMarkStrings[locale], ...own }), [locale, own]);
  const { text, place, begin, step } = useParagraph(shown);
  const paragraph = place?.paragraph ?? 0;
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    step(event.key === 'ArrowDown' ? 1 : -1);
  };
  return (
    <div ref={text} data-component="paragraph-mark" className={styles.text}>
      {children}
      <button
        type="button"
        className={styles.mark}
        style={{ insetBlockStart: place?.top ?? 0 }}
        data-shown={place ? '' : undefined}
        aria-label={strings.noteOn(paragraph + 1)}
        title={strings.keys}
        onFocus={begin}
        onKeyDown={handleKeyDown}
        onClick={() => onNote(paragraph)}
      >
        <EditIcon size="small" />
      </button>
    </div>
  );
}
