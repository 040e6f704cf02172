import type { CourseDetail } from '@shuyuan/api-client';
import { CountText } from '@shuyuan/ui/count-text';
import type { ReactNode } from 'react';
import { useStrings } from '../../../stores/site-context.tsx';
import { courseWords } from '../course-words.strings.ts';
import * as styles from './detail.css.ts';
import { detailStrings } from './detail.strings.ts';

/** How much there is in a course, who has it, what they say, and how long one has it. */
export function Figures({ course }: Pick<CourseDetail, 'course'>) {
  const strings = useStrings(detailStrings);
  const words = useStrings(courseWords);
  const { study_days: days, rating, reviews_count: reviews, user_count: learners, duration } = course;
  return (
    <dl className={styles.figures}>
      <Figure
        value={words.lessons(course.lessons_count)}
        name={duration > 0 ? words.minutes(Math.max(1, Math.round(duration / 60))) : ''}
      />
      {learners > 0 && (
        <Figure
          value={
            <>
              <CountText value={learners} />
              {strings.people}
            </>
          }
          name={strings.learners}
        />
      )}
      {reviews > 0 && <Figure value={strings.score(rating.toFixed(1))} name={strings.rated(reviews)} />}
      {course.charge > 0 && (
        <Figure
          value={days === null ? strings.forEver : strings.days(days)}
          name={days === null ? strings.forEverHint : strings.daysHint}
        />
      )}
    </dl>
  );
}

const Figure = ({ value, name }: { value: ReactNode; name: string }) => (
  <div className={styles.figure}>
    <dt className={styles.figureName}>{name}</dt>
    <dd className={styles.figureValue}>{value}</dd>
  </div>
);
