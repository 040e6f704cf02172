import type { CourseCard } from '@shuyuan/api-client';
import { Image } from '@shuyuan/ui/image';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths/paths.ts';
import { CourseFacts } from '../../courses/course-facts.tsx';
import * as styles from './blocks.css.ts';
import { CardList } from './card-list.tsx';

interface CourseBlockProps {
  title: string;
  courses: readonly CourseCard[];
  isFirst: boolean;
}

/** The first course large, the others as rows beside it. */
export function CourseBlock({ title, courses, isFirst }: CourseBlockProps) {
  return (
    <div className={styles.measure}>
      <CardList label={title} className={styles.courses}>
        {courses.map((course, index) => (
          <Course key={course.id} course={course} isLead={index === 0} isPriority={isFirst} />
        ))}
      </CardList>
    </div>
  );
}

function Course({
  course,
  isLead,
  isPriority,
}: {
  course: CourseCard;
  isLead: boolean;
  isPriority: boolean;
}) {
  return (
    <li className={isLead ? styles.lead : styles.row}>
      <div className={isLead ? styles.leadCover : styles.rowCover}>
        <Image
          src={course.thumb}
          alt=""
          ratio={isLead ? '16:9' : '4:3'}
          corners="card"
          isPriority={isPriority && isLead}
        />
      </div>
      <div className={styles.body}>
        <h3 className={isLead ? styles.leadTitle : styles.title}>
          <Link to={paths.course(course.id)} className={styles.link}>
            {course.title}
          </Link>
        </h3>
        <p className={isLead ? styles.words : styles.rowWords}>{course.short_description}</p>
        <div className={styles.facts}>
          {course.teacher && <span>{course.teacher.name}</span>}
          <CourseFacts course={course} />
        </div>
      </div>
    </li>
  );
}
