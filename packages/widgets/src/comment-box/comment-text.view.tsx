import { NativeButton } from '@shuyuan/ui/native-button';
import { RichText, type RichTextName } from '@shuyuan/ui/rich-text';
import { useId } from 'react';
import * as styles from './comment-text.css.ts';
import { useCommentBox } from './comment-box.context.ts';
import { useFold } from './use-fold.browser.ts';

export interface FoldedTextProps {
  html: string;
  /** A link has led to it: all of it is shown. */
  isLinked: boolean;
  /** Whom it mentions. */
  names: readonly RichTextName[] | undefined;
}

/** No column is so narrow that fewer letters fill more than twelve lines. */
const shortText = 120;

const breaks = /<(?:br|p|li)\b/gi;

/** What may be higher than a line: pictures, code, formulae. */
const high = /<(?:img|pre|h\d|tr|blockquote)\b|[$\\]/i;

/** Whether the text can have more than twelve lines at all: most have not, and are not measured. */
export const mayBeLong = (html: string) =>
  html.length > shortText || high.test(html) || (html.match(breaks)?.length ?? 0) > 11;

/** What a comment or a reply says, when that may be long: more than twelve lines are folded. */
export function FoldedText({ html, isLinked, names }: FoldedTextProps) {
  const { pictures, strings } = useCommentBox();
  const id = useId();
  const { box, isLong, isFolded, toggle, handleScroll } = useFold(isLinked);
  return (
    <>
      <div
        id={id}
        ref={box}
        className={styles.text}
        data-folded={isFolded || undefined}
        onScroll={handleScroll}
      >
        <RichText html={html} variant="comment" pictures={pictures} names={names} />
      </div>
      {isLong && (
        <span className={styles.fold}>
          <NativeButton
            size="small"
            tone="action"
            isQuiet
            aria-expanded={!isFolded}
            aria-controls={id}
            onPress={toggle}
          >
            {isFolded ? strings.unfold : strings.fold}
          </NativeButton>
        </span>
      )}
    </>
  );
}
