import type { CourseCard } from '@shuyuan/api-client';
import { Badge } from '@shuyuan/ui/badge';
import { useStrings } from '../../stores/site-context.tsx';
import { ArticlePrice } from '../articles/article-price.tsx';
import { courseWords } from './course-words.strings.ts';

export interface CourseFactsProps {
  course: Pick<
    CourseCard,
    | 'level'
    | 'lessons_count'
    | 'duration'
    | 'user_count'
    | 'charge'
    | 'is_vip_free'
    | 'has_trial'
    | 'is_on_sale'
  >;
  /** @default true */
  saysPrice?: boolean;
}

/** How hard a course is, how much there is in it, who has it, and what it costs. */
export function CourseFacts({ course, saysPrice = true }: CourseFactsProps) {
  const words = useStrings(courseWords);
  return (
    <>
      <span>{words.levels[course.level]}</span>
      <span>{words.lessons(course.lessons_count)}</span>
      {course.duration > 0 && <span>{words.minutes(Math.max(1, Math.round(course.duration / 60)))}</span>}
      {course.user_count > 0 && <span>{words.bought(course.user_count)}</span>}
      {saysPrice && <Price course={course} />}
    </>
  );
}

/** What it costs, that its sale is over, and that something of it may be tried. */
function Price({ course }: Pick<CourseFactsProps, 'course'>) {
  const words = useStrings(courseWords);
  if (course.charge === 0) return <span>{words.free}</span>;
  return (
    <>
      {course.is_on_sale ? <ArticlePrice article={course} /> : <Badge>{words.soldOut}</Badge>}
      {course.has_trial && <Badge tone="action">{words.trial}</Badge>}
    </>
  );
}
