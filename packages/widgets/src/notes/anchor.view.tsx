import { momentText } from '../widget/moment-text.ts';
import { useNotes } from './notes.context.ts';
import * as styles from './notes.css.ts';

interface AnchorProps {
  second: number | null;
  paragraph: number | null;
}

/** What a note is about, and the way there; only said where there is no way. */
export function Anchor({ second, paragraph }: AnchorProps) {
  const { strings, actions, props } = useNotes();
  const { extent = Infinity, player, onParagraph } = props;
  const at = second ?? paragraph;
  if (at === null) return null;
  const isMoment = second !== null;
  const text = isMoment ? momentText(at) : strings.paragraphOf(at + 1);
  // Of paragraphs the first is 0.
  const isPast = isMoment ? at > extent : at >= extent;
  if (isPast)
    return (
      <span className={styles.past}>
        {text} · {strings.pastEnd}
      </span>
    );
  if (isMoment ? !player : !onParagraph) return <span className={styles.anchor}>{text}</span>;
  return (
    <button
      type="button"
      className={styles.anchorButton}
      aria-label={isMoment ? strings.jumpTo(text) : strings.jumpToParagraph(at + 1)}
      onClick={() => actions.jump({ second, paragraph })}
    >
      {text}
    </button>
  );
}
