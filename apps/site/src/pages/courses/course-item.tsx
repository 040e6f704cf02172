import type { CourseCard } from '@shuyuan/api-client';
import { Image } from '@shuyuan/ui/image';
import { Link } from 'react-router-dom';
import { paths } from '../../paths/paths.ts';
import * as styles from '../anthologies/list/list.css.ts';
import { CourseFacts } from './course-facts.tsx';

export interface CourseItemProps {
  course: CourseCard;
  /** In the first view: loads at once. @default false */
  isPriority?: boolean;
  /** Of the title in the page's outline. @default 2 */
  level?: 2 | 3;
  /** Left out where they are known. @default true */
  saysTeacher?: boolean;
}

/** A course in a list, with its cover on top. The whole card follows its title's link. */
export function CourseItem({ course, isPriority = false, level = 2, saysTeacher = true }: CourseItemProps) {
  const Title = `h${level}` as const;
  return (
    <li className={styles.book}>
      <Image src={course.thumb} alt="" ratio="4:3" isPriority={isPriority} />
      <Title className={styles.title}>
        <Link to={paths.course(course.id)} className={styles.link}>
          {course.title}
        </Link>
      </Title>
      <p className={styles.words}>{course.short_description}</p>
      <div className={styles.facts}>
        {saysTeacher && course.teacher && <span>{course.teacher.name}</span>}
        <CourseFacts course={course} />
      </div>
    </li>
  );
}
