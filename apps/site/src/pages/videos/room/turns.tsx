import { Link } from 'react-router-dom';
import { useStrings } from '../../../stores/site-context.tsx';
import { nextOf, previousOf, type RoomOutline } from './room-entries.ts';
import { roomStrings } from './room.strings.ts';
import * as styles from './turns.css.ts';

interface TurnsProps {
  outline: RoomOutline;
  /** Called when somebody goes to another lesson. */
  onMove: () => void;
}

/** Links to the lessons before and after the current one, as far as they are open. */
export function Turns({ outline, onMove }: TurnsProps) {
  const strings = useStrings(roomStrings);
  const previous = previousOf(outline);
  const next = nextOf(outline);
  if (!previous?.href && !next?.href) return null;
  return (
    <nav aria-label={strings.turns} className={styles.turns}>
      {previous?.href && (
        <Link to={previous.href} className={styles.previous} onClick={onMove}>
          <span className={styles.label}>{strings.previous}</span>
          <span className={styles.title}>{previous.title}</span>
        </Link>
      )}
      {next?.href && (
        <Link to={next.href} className={styles.next} onClick={onMove}>
          <span className={styles.label}>{strings.next}</span>
          <span className={styles.title}>{next.title}</span>
        </Link>
      )}
    </nav>
  );
}
