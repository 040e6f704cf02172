import type { CourseDetail } from '@shuyuan/api-client';
import { Inline } from '@shuyuan/ui/layout';
import { LinkButton } from '@shuyuan/ui/link-button';
import { lessonWords } from '@shuyuan/widgets/lessons';
import { paths } from '../../../paths/paths.ts';
import { useResource } from '../../../shell/use-resource.ts';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import { courseOutline } from '../../videos/play/course-outline.ts';
import { nextOf } from '../../videos/room/room-entries.ts';
import { roomStrings } from '../../videos/room/room.strings.ts';
import { afterLessonStrings } from './after-lesson.strings.ts';

/** Links to the lesson in which a paper was taken and to the next one, for its result page. */
export function AfterLesson({ lesson }: { lesson: number }) {
  const { client } = useSite();
  const strings = useStrings(afterLessonStrings);
  const course = useResource(`after lesson ${lesson}`, async (signal) => {
    const page = await client.courses.lesson(lesson, { signal });
    return client.courses.detail(page.course.id, { signal });
  });
  return (
    <nav aria-label={strings.label}>
      <Inline gap={12}>
        <LinkButton href={paths.lesson({ lesson })}>{strings.back}</LinkButton>
        {course.status === 'ready' && <NextLesson course={course.data} lesson={lesson} />}
      </Inline>
    </nav>
  );
}

function NextLesson({ course, lesson }: { course: CourseDetail; lesson: number }) {
  const strings = useStrings(afterLessonStrings);
  const words = useStrings(roomStrings);
  const ofLessons = useStrings(lessonWords);
  const next = nextOf(courseOutline(course, { current: { lesson }, words, lessonWords: ofLessons }));
  return next?.href ? (
    <LinkButton tone="action" href={next.href}>
      {strings.next(next.title)}
    </LinkButton>
  ) : null;
}
