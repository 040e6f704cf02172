import { Children, type ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import * as styles from './timeline.css.ts';

/** Items as children, earliest first whichever way they are shown. */
export interface TimelineProps {
  /** Says what happened. */
  label: string;
  /** `TimelineItem`s, the earliest first. */
  children: ReactNode;
  /** Shows the latest first, and says so to those who listen. */
  isReversed?: boolean;
  /** Times above the words, or in a column of their own before them, where there is room. @default 'above' */
  times?: 'above' | 'before';
}

/** What happened, at its times: the way of an order, the history of a text. */
export function Timeline({ label, children, isReversed = false, times = 'above' }: TimelineProps) {
  const events = Children.toArray(children);
  return (
    <div data-component="timeline" className={styles.measure}>
      <ol
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one
        role="list"
        aria-label={label}
        reversed={isReversed}
        className={cx(styles.list, times === 'before' && styles.before)}
      >
        {isReversed ? events.toReversed() : events}
      </ol>
    </div>
  );
}

/** Title, time and tone of one event. */
export interface TimelineItemProps {
  /** What happened, in a few words. */
  title: ReactNode;
  /** When: a `RelativeTime`, or words. */
  time?: ReactNode;
  /** More of it. */
  children?: ReactNode;
  /** `positive` went well, `critical` did not, `caution` needs a look; `action` is where things stand. @default 'neutral' */
  tone?: 'neutral' | 'action' | 'positive' | 'critical' | 'caution';
  /** One of `@shuyuan/ui/icons`, small, instead of the dot. */
  icon?: ReactNode;
  /** Has not happened yet: the line to it is broken. */
  isComing?: boolean;
}

/** One thing that happened. */
export function TimelineItem(props: TimelineItemProps) {
  const { title, time, children, tone = 'neutral', icon, isComing } = props;
  return (
    <li data-part="event" data-coming={isComing || undefined} className={styles.event}>
      {time && (
        <div data-part="time" className={styles.time}>
          {time}
        </div>
      )}
      <span
        data-part="mark"
        aria-hidden="true"
        className={cx(styles.mark, styles.tone[tone], !icon && styles.dot)}
      >
        {icon}
      </span>
      <div className={styles.words}>
        <div data-part="title" className={styles.title}>
          {title}
        </div>
        {children && (
          <div data-part="content" className={styles.content}>
            {children}
          </div>
        )}
      </div>
    </li>
  );
}
