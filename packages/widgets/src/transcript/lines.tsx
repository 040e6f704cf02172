import { clockOf } from './clock-of.ts';
import { useTranscript } from './transcript.context.ts';
import * as styles from './transcript.css.ts';
import { useLineInView } from './use-line-in-view.browser.ts';

/** All lines, in a place that scrolls by itself: the picture stays where it is. */
export function Lines() {
  const { state, strings, actions } = useTranscript();
  const { lines, current, found, isFollowing } = state;
  const shown = found?.[0] ?? current;
  const list = useLineInView(isFollowing || found ? shown : null, actions.leave);
  const isFound = new Set(found);
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one
    <ol ref={list} role="list" aria-label={strings.lines} className={styles.lines}>
      {lines.map(({ start, text }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two lines may be the same, and none moves
        <li key={index} data-line={index}>
          <button
            type="button"
            title={strings.at(clockOf(start))}
            aria-current={index === current ? 'true' : undefined}
            data-found={isFound.has(index) || undefined}
            className={styles.line}
            onClick={() => actions.goTo(index)}
          >
            <span className={styles.time}>{clockOf(start)}</span>
            <span>{text}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
