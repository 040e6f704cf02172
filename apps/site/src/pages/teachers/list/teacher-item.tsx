import type { TeacherCard } from '@shuyuan/api-client';
import { Avatar } from '@shuyuan/ui/avatar';
import { SkeletonBlock, SkeletonText } from '@shuyuan/ui/skeleton';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths/paths.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import { TeacherFacts } from '../teacher-facts.tsx';
import { teacherWords } from '../teacher-words.strings.ts';
import * as styles from './list.css.ts';

interface TeacherItemProps {
  teacher: TeacherCard;
  /** Of the name in the page's outline. @default 2 */
  level?: 2 | 3;
}

export function TeacherItem({ teacher, level = 2 }: TeacherItemProps) {
  const words = useStrings(teacherWords);
  const Name = `h${level}` as const;
  return (
    <li className={styles.teacher}>
      <Avatar name={teacher.name} src={teacher.avatar} size="large" />
      <div className={styles.words}>
        <Name className={styles.name}>
          <Link to={paths.teacher(teacher.id)} className={styles.link}>
            {teacher.name}
          </Link>
        </Name>
        {teacher.title !== '' && <p className={styles.title}>{teacher.title}</p>}
        <p className={styles.about}>{teacher.short_description || words.noWords}</p>
        <div className={styles.facts}>
          <TeacherFacts teacher={teacher} />
        </div>
      </div>
    </li>
  );
}

export const TeacherSkeleton = () => (
  <div className={styles.teacher}>
    <div className={styles.skeletonFace}>
      <SkeletonBlock height={72} />
    </div>
    <div className={styles.words}>
      <SkeletonText size="lead" width="half" />
      <SkeletonText size="base" lines={2} />
      <SkeletonText size="small" width="half" />
    </div>
  </div>
);
