import type { LessonPage } from '@shuyuan/api-client';
import { LinkButton } from '@shuyuan/ui/link-button';
import { formatDateTime } from '@shuyuan/ui/relative-time';
import { useHost } from '../host/host-context.tsx';
import * as styles from './lesson-cards.css.ts';
import { lessonCardsStrings } from './lesson-cards.strings.ts';

/** A live lesson. */
export interface LessonLiveProps {
  lesson: LessonPage['lesson'];
}

/** Time of a live lesson and the way into it. Needs a `HostProvider`. */
export function LessonLive({
  lesson: { starts_at: startsAt, live_url: address, duration },
}: LessonLiveProps) {
  const { locale, clock } = useHost();
  const strings = lessonCardsStrings[locale];
  const start = startsAt === null ? null : Date.parse(startsAt);
  const state = start === null ? 'soon' : liveState({ start, duration, now: clock.now() });
  const words = { soon: strings.liveSoon, now: strings.liveNow, over: strings.liveOver }[state];
  return (
    <section data-component="lesson-live" data-state={state} aria-label={strings.live} className={styles.box}>
      <div className={styles.card}>
        {start !== null && startsAt !== null && (
          <dl className={styles.facts}>
            <div className={styles.fact}>
              <dt className={styles.factName}>{strings.starts}</dt>
              <dd className={styles.factValue}>
                <time dateTime={startsAt}>{formatDateTime(start).slice(0, -':00'.length)}</time>
              </dd>
            </div>
          </dl>
        )}
        <p className={styles.words}>
          {words} {strings.liveUncounted}
        </p>
        {address === '' ? (
          state !== 'over' && <p className={styles.words}>{strings.noEntrance}</p>
        ) : (
          <div className={styles.ways}>
            <LinkButton href={address} target="_blank" {...(state !== 'over' && { tone: 'action' })}>
              {strings.enter}
            </LinkButton>
          </div>
        )}
      </div>
    </section>
  );
}

interface LiveTime {
  /** Epoch milliseconds. */
  start: number;
  /** Seconds; 0 while it is not known, which leaves it open for a day. */
  duration: number;
  now: number;
}

const day = 24 * 60 * 60;

/** Returns whether a live lesson is to come, runs, or is over. */
export function liveState({ start, duration, now }: LiveTime): 'soon' | 'now' | 'over' {
  if (now < start) return 'soon';
  return now < start + (duration || day) * 1000 ? 'now' : 'over';
}
