import { momentText } from '../widget/moment-text.ts';
import { useCommentBox } from './comment-box.context.ts';
import * as styles from './comment-row.css.ts';

/** Leads the page's player to what the comment is about; without a player it only says it. */
export function Moment({ seconds }: { seconds: number }) {
  const { actions, strings, hasPlayer } = useCommentBox();
  const text = momentText(seconds);
  if (!hasPlayer) return <span className={styles.meta}>{text}</span>;
  return (
    <button
      type="button"
      className={styles.moment}
      aria-label={strings.seekTo(text)}
      onClick={() => actions.seek(seconds)}
    >
      {text}
    </button>
  );
}

/** Leads to the paragraph that the comment is about; where the page shows none it only says it. */
export function Paragraph({ paragraph }: { paragraph: number }) {
  const { strings, onParagraph } = useCommentBox();
  const text = strings.paragraph(paragraph + 1);
  if (!onParagraph) return <span className={styles.meta}>{text}</span>;
  return (
    <button
      type="button"
      className={styles.moment}
      aria-label={strings.toParagraph(paragraph + 1)}
      onClick={() => onParagraph(paragraph)}
    >
      {text}
    </button>
  );
}
