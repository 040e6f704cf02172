import { isApiError, type ArticleDetail, type Client } from '@shuyuan/api-client';
import { prepareRichText } from '@shuyuan/ui/rich-text';
import { useCallback, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { lessonHref } from '../../../paths/lesson-href.ts';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import { DetailFrame } from '../../archetypes/detail-frame.tsx';
import { DetailPage } from '../../archetypes/detail-page.tsx';
import { LessonRoom, type LoadedLesson } from '../room/lesson-room.tsx';
import { RoomSkeleton } from '../room/room-skeleton.tsx';
import { roomStrings } from '../room/room.strings.ts';

interface LessonPlayProps {
  /** Id of the lesson; null for an address that names none. */
  id: number | null;
  /** Whether the address is the one that asks nobody to sign in. @default false */
  isPublic?: boolean;
}

/** A lesson of any kind in its classroom. That of a video goes on to the address of the video. */
export function LessonPlay({ id, isPublic = false }: LessonPlayProps) {
  const { client } = useSite();
  const words = useStrings(roomStrings);
  // The outline shows the tick once the lesson is finished.
  const [version, setVersion] = useState(0);
  const handleStudied = useCallback(() => setVersion((before) => before + 1), []);
  return (
    <DetailPage
      id={id}
      question="lesson"
      load={(lesson, signal) => findLesson(client, lesson, signal)}
      titleOf={({ page }) => page.lesson.title}
      version={version}
    >
      {(resource) => (
        <DetailFrame resource={resource} words={words} skeleton={<RoomSkeleton />}>
          {(loaded) => <Shown loaded={loaded} isPublic={isPublic} onStudied={handleStudied} />}
        </DetailFrame>
      )}
    </DetailPage>
  );
}

function Shown(props: { loaded: LoadedLesson; isPublic: boolean; onStudied: () => void }) {
  const { lesson, course } = props.loaded.page;
  const { id, kind, video_id: video } = lesson;
  const href = kind === 'video' ? lessonHref({ id, kind, video, course: course.id }, props.isPublic) : null;
  return href === null ? <LessonRoom {...props} /> : <Navigate to={href} replace />;
}

async function findLesson(client: Client, id: number, signal: AbortSignal): Promise<LoadedLesson> {
  const page = await client.courses.lesson(id, { signal });
  const { article_id: articleId } = page.lesson;
  const [course, article] = await Promise.all([
    client.courses.detail(page.course.id, { signal }),
    articleId === null ? null : findArticle(client, articleId, signal),
  ]);
  await prepareRichText(page.render_content + (article?.article.render_content ?? ''));
  return { page, course, article };
}

/** Null for an article that is not published. */
async function findArticle(client: Client, id: number, signal: AbortSignal): Promise<ArticleDetail | null> {
  try {
    return await client.articles.detail(id, { signal });
  } catch (error) {
    if (isApiError(error) && error.code === 404) return null;
    throw error;
  }
}
