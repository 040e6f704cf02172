import type { StudyDays } from '@shuyuan/api-client';
import { VisuallyHidden } from '@shuyuan/ui/visually-hidden';
import { useStudyCenter } from '../study-center.context.ts';
import { minutesOfAll, weeksOf, type Level, type StudyDay } from './study-week.ts';
import * as styles from './today.css.ts';

/** Weeks of the larger map. */
const shownWeeks = 20;

const levels = [0, 1, 2, 3, 4] as const satisfies readonly Level[];

/** CL-16: the days in a row, the minutes of this week, and the weeks before as a heat map. */
export function DaysView({ days }: { days: StudyDays }) {
  const { strings } = useStudyCenter();
  const weeks = weeksOf(days, shownWeeks);
  const week = weeks.at(-1) ?? [];
  return (
    <div data-part="days" className={styles.days}>
      <Streak days={days} />
      <section aria-label={strings.week} className={styles.weekPart}>
        <p className={styles.partTitle}>
          {strings.week}
          <span className={styles.partNote}>{strings.weekTotal(minutesOfAll(week))}</span>
        </p>
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one */}
        <ol role="list" className={styles.week}>
          {week.map((day) => (
            <WeekDay key={day.day} day={day} />
          ))}
        </ol>
      </section>
      <section aria-label={strings.yearMap} className={styles.mapPart}>
        <p className={styles.partTitle}>
          {strings.year(days.days.length)}
          <Legend />
        </p>
        {/* The words above say what it shows; each day of this week stands beside it in words. */}
        <div aria-hidden="true" className={styles.map}>
          {weeks.map((each) => (
            <span key={each[0]?.day} className={styles.mapWeek}>
              {each.map(({ day, level, isToday, isAhead }) => (
                <span
                  key={day}
                  data-level={level}
                  data-today={isToday || undefined}
                  data-ahead={isAhead || undefined}
                  className={styles.square}
                />
              ))}
            </span>
          ))}
        </div>
      </section>
    </div>
  );
}

function Streak({ days: { streak, longest_streak, days, today } }: { days: StudyDays }) {
  const { strings } = useStudyCenter();
  const isToday = days.at(-1)?.day === today;
  return (
    <section aria-label={strings.streak} className={styles.streakPart}>
      <p className={styles.partTitle}>{strings.streak}</p>
      <p className={styles.streak}>{strings.days(streak)}</p>
      <p className={styles.partNote}>
        {streak === 0 ? strings.noStreak : isToday ? strings.longest(longest_streak) : strings.notToday}
      </p>
    </section>
  );
}

function WeekDay({ day: { weekday, minutes, level, isToday, isAhead } }: { day: StudyDay }) {
  const { strings } = useStudyCenter();
  const words = isAhead ? strings.notYet : minutes === 0 ? strings.none : strings.minutes(minutes);
  return (
    <li aria-current={isToday ? 'date' : undefined} className={styles.weekDay}>
      <VisuallyHidden>
        {isToday ? strings.today : strings.weekday(weekday)} {words}
      </VisuallyHidden>
      <span aria-hidden="true" className={styles.minutes}>
        {minutes > 0 ? strings.minutesShort(minutes) : ' '}
      </span>
      <span aria-hidden="true" className={styles.column}>
        <span
          data-level={level}
          data-ahead={isAhead || undefined}
          className={styles.columnFill}
          style={{ blockSize: `${level * 25}%` }}
        />
      </span>
      <span aria-hidden="true" className={styles.weekdayName}>
        {isToday ? strings.today : strings.weekdayShort(weekday)}
      </span>
    </li>
  );
}

function Legend() {
  const { strings } = useStudyCenter();
  return (
    <span aria-hidden="true" className={styles.legend}>
      {strings.less}
      {levels.map((level) => (
        <span key={level} data-level={level} className={styles.square} />
      ))}
      {strings.more}
    </span>
  );
}
