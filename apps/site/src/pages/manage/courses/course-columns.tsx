import type { ManagedCourseRow } from '@shuyuan/api-client/manage';
import { Badge } from '@shuyuan/ui/badge';
import { LessonIcon } from '@shuyuan/ui/icons';
import { Image } from '@shuyuan/ui/image';
import { Inline } from '@shuyuan/ui/layout';
import { LinkButton } from '@shuyuan/ui/link-button';
import { Price } from '@shuyuan/ui/price';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import { VisuallyHidden } from '@shuyuan/ui/visually-hidden';
import type { ListColumn } from '@shuyuan/widgets/resource-list';
import { paths } from '../../../paths/paths.ts';
import * as styles from './courses.css.ts';
import type { ManagedCoursesStrings } from './courses.strings.ts';

/** What the list shows of a course. */
export const courseColumns = (words: ManagedCoursesStrings): readonly ListColumn<ManagedCourseRow>[] => [
  {
    id: 'title',
    label: words.name,
    isRowHeader: true,
    sort: 'title',
    cell: ({ title, thumb }) => (
      <span className={styles.title}>
        <span className={styles.cover}>
          <Image src={thumb} alt="" ratio="4:3" fallback={<LessonIcon size="small" />} />
        </span>
        {title}
      </span>
    ),
  },
  { id: 'category', label: words.category, width: 'fit', cell: ({ category }) => category.name },
  {
    id: 'teacher',
    label: words.teacher,
    width: 'fit',
    cell: ({ teacher }) => teacher?.name ?? words.noTeacher,
  },
  {
    id: 'status',
    label: words.status,
    width: 'fit',
    cell: (course) => <States course={course} words={words} />,
  },
  {
    id: 'charge',
    label: words.charge,
    align: 'end',
    width: 'fit',
    sort: 'charge',
    cell: ({ charge }) => (charge === 0 ? words.free : <Price amount={charge} size="small" />),
  },
  {
    id: 'lessons',
    label: words.lessons,
    align: 'end',
    width: 'fit',
    cell: ({ lessons_count }) => lessons_count,
  },
  {
    id: 'students',
    label: words.students,
    align: 'end',
    width: 'fit',
    sort: 'user_count',
    hasControls: true,
    cell: ({ id, title, user_count: count }) => (
      <LinkButton size="small" isQuiet href={paths.manageCourseStudents(id)}>
        {words.studentsCount(count)}
        <VisuallyHidden>{words.ofCourse(title)}</VisuallyHidden>
      </LinkButton>
    ),
  },
  {
    id: 'published',
    label: words.published,
    width: 'fit',
    sort: 'published_at',
    cell: ({ published_at }, at) => (published_at ? <RelativeTime value={published_at} now={at} /> : '—'),
  },
  {
    id: 'updated',
    label: words.updated,
    width: 'fit',
    sort: 'updated_at',
    cell: ({ updated_at }, at) => <RelativeTime value={updated_at} now={at} />,
  },
];

const States = ({ course, words }: { course: ManagedCourseRow; words: ManagedCoursesStrings }) => (
  <Inline gap={4}>
    <Badge tone={course.status === 'published' ? 'positive' : 'neutral'}>
      {words.statuses[course.status]}
    </Badge>
    {course.status === 'published' && course.has_revision && <Badge tone="caution">{words.waiting}</Badge>}
  </Inline>
);
