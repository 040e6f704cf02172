import type { TeacherCard } from '@shuyuan/api-client';
import { useStrings } from '../../stores/site-context.tsx';
import { teacherWords } from './teacher-words.strings.ts';

/** How much of a teacher's is published; of what there is none, nothing is said. */
export function TeacherFacts({
  teacher,
}: {
  teacher: Pick<TeacherCard, 'courses_count' | 'articles_count'>;
}) {
  const words = useStrings(teacherWords);
  return (
    <>
      {teacher.courses_count > 0 && <span>{words.courses(teacher.courses_count)}</span>}
      {teacher.articles_count > 0 && <span>{words.articles(teacher.articles_count)}</span>}
    </>
  );
}
