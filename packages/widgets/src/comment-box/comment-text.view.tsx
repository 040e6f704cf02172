import { NativeButton } from '@shuyuan/ui/native-button';
import { RichText } from '@shuyuan/ui/rich-text';
import { useId } from 'react';
import * as styles from './comment-text.css.ts';
import type { Surroundings } from './surroundings.ts';
import { useFold } from './use-fold.browser.ts';

export interface CommentTextProps {
  html: string;
  /** A link has led to it: all of it is shown. */
  isLinked: boolean;
  around: Surroundings;
}

/** No column is so narrow that fewer letters fill more than twelve lines. */
const shortText = 120;

const breaks = /<(?:br|p|li)\b/gi;

/** What may be higher than a line: pictures, code, formulae. */
const high = /<(?:img|pre|h\d|tr|blockquote)\b|[$\\]/i;

/** Whether the text can have more than twelve lines at all: most have not, and are not measured. */
const mayBeLong = (html: string) =>
  html.length > shortText || high.test(html) || (html.match(breaks)?.length ?? 0) > 11;

/** What a comment or a reply says. More than twelve lines are folded. */
export function CommentText({ html, isLinked, around }: CommentTextProps) {
  if (mayBeLong(html)) return <Folding html={html} isLinked={isLinked} around={around} />;
  return <RichText html={html} variant="comment" pictures={around.pictures} />;
}

function Folding({ html, isLinked, around: { pictures, strings } }: CommentTextProps) {
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
        <RichText html={html} variant="comment" pictures={pictures} />
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
