import type { CourseDetail, LessonPage } from '@shuyuan/api-client';
import { LightTab, LightTabList, LightTabPanel, LightTabs } from '@shuyuan/ui/light-tabs';
import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { commentOfHash, paths } from '../../../paths/paths.ts';
import { LazyComments } from '../../../shell/comments/lazy-comments.tsx';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import { Attachments } from '../../courses/detail/attachments.tsx';
import { roomStrings } from './room.strings.ts';

interface LessonTabsProps {
  lesson: LessonPage['lesson'];
  course: CourseDetail;
  /** Whether the lesson is an article that is there. */
  hasArticle: boolean;
  isPublic: boolean;
}

/** Comments and files beside a lesson that is no video. Articles have comments of their own, the other kinds those of the course. */
export function LessonTabs({ lesson, course, hasArticle, isPublic }: LessonTabsProps) {
  const { client, page } = useSite();
  const strings = useStrings(roomStrings);
  const { hash } = useLocation();
  const article = hasArticle ? lesson.article_id : null;
  const courseId = course.course.id;
  const target = useMemo(
    () =>
      article === null
        ? ({ type: 'course', id: courseId } as const)
        : ({ type: 'article', id: article } as const),
    [article, courseId],
  );
  const getCommentHref = useCallback(
    (comment: number) => {
      const place = { lesson: lesson.id, comment };
      return new URL(isPublic ? paths.freeLesson(place) : paths.lesson(place), page.url()).href;
    },
    [lesson.id, isPublic, page],
  );
  const hasFiles = course.attachments.length > 0;
  return (
    <LightTabs defaultValue="comments">
      <LightTabList label={strings.besides}>
        <LightTab id="comments">{article === null ? strings.courseComments : strings.comments}</LightTab>
        {hasFiles && <LightTab id="attachments">{strings.attachments}</LightTab>}
      </LightTabList>
      <LightTabPanel id="comments" isKept>
        <div id="comments">
          <LazyComments
            comments={client.comments}
            target={target}
            linkedComment={commentOfHash(hash)}
            getCommentHref={getCommentHref}
          />
        </div>
      </LightTabPanel>
      {hasFiles && (
        <LightTabPanel id="attachments">
          <Attachments detail={course} />
        </LightTabPanel>
      )}
    </LightTabs>
  );
}
