import type { CourseCard } from '@shuyuan/api-client';
import { Image } from '@shuyuan/ui/image';
import { Section } from '@shuyuan/ui/layout';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths/paths.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import { courseWords } from '../course-words.strings.ts';
import * as styles from './detail.css.ts';
import { detailStrings } from './detail.strings.ts';

/** Others to go on with. Nothing where there are none. */
export function Related({ courses }: { courses: readonly CourseCard[] }) {
  const strings = useStrings(detailStrings);
  const words = useStrings(courseWords);
  if (courses.length === 0) return null;
  return (
    <Section title={strings.related} font="reading">
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one */}
      <ul role="list" className={styles.related}>
        {courses.map((course) => (
          <li key={course.id} className={styles.relatedItem}>
            <Image src={course.thumb} alt="" ratio="4:3" />
            <span className={styles.relatedWords}>
              <Link to={paths.course(course.id)} className={styles.relatedLink}>
                {course.title}
              </Link>
              {course.teacher && <span className={styles.note}>{course.teacher.name}</span>}
              <span className={styles.note}>{words.lessons(course.lessons_count)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
