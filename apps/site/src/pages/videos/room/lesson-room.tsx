import type { ArticleDetail, CourseDetail, LessonPage } from '@shuyuan/api-client';
import { CheckIcon } from '@shuyuan/ui/icons';
import { Heading, Stack } from '@shuyuan/ui/layout';
import { lessonWords } from '@shuyuan/widgets/lessons';
import { useStrings } from '../../../stores/site-context.tsx';
import * as detailStyles from '../../archetypes/detail.css.ts';
import { ReadingSizeButton } from '../../articles/detail/reading-size.tsx';
import { detailStrings } from '../../courses/detail/detail.strings.ts';
import { courseOutline } from '../play/course-outline.ts';
import { LessonList } from './lesson-list.tsx';
import { LessonStage } from './lesson-stage.tsx';
import { LessonTabs } from './lesson-tabs.tsx';
import * as styles from './room.css.ts';
import { roomStrings } from './room.strings.ts';
import { Turns } from './turns.tsx';

export interface LoadedLesson {
  page: LessonPage;
  course: CourseDetail;
  /** Null for the other kinds, and for an article that is not published. */
  article: ArticleDetail | null;
}

export interface LessonRoomProps {
  loaded: LoadedLesson;
  /** Whether the address is the one that asks nobody to sign in. */
  isPublic: boolean;
  /** Called when the lesson was finished. */
  onStudied: () => void;
}

const doNothing = () => {};

/** The classroom of a lesson that is no video: the lesson, the outline of its course, and what is said about it. */
export function LessonRoom({ loaded, isPublic, onStudied }: LessonRoomProps) {
  const strings = useStrings(roomStrings);
  const words = useStrings(lessonWords);
  const ofCourse = useStrings(detailStrings);
  const { page, course, article } = loaded;
  const { lesson } = page;
  const outline = courseOutline(course, {
    current: { lesson: lesson.id },
    words: strings,
    lessonWords: words,
    isPublic,
  });
  const isRead = lesson.kind === 'text' || lesson.kind === 'article';
  return (
    <div className={styles.room}>
      <div className={styles.stage}>
        <Stack gap={8}>
          <Heading level={1} font="reading" size="headline">
            {lesson.title}
          </Heading>
          <div className={detailStyles.facts}>
            <span>{words.kinds[lesson.kind]}</span>
            {lesson.is_studied && (
              <span className={detailStyles.done}>
                <CheckIcon size="small" />
                {ofCourse.studied}
              </span>
            )}
            {isRead && <ReadingSizeButton />}
          </div>
        </Stack>
        <LessonStage loaded={loaded} onStudied={onStudied} />
        <Turns outline={outline} onMove={doNothing} />
      </div>
      <div className={styles.outline}>
        <LessonList outline={outline} onMove={doNothing} />
      </div>
      <div className={styles.about}>
        <LessonTabs lesson={lesson} course={course} hasArticle={article !== null} isPublic={isPublic} />
      </div>
    </div>
  );
}
