import { EmptyState } from '@shuyuan/ui/empty-state';
import { NativeButton } from '@shuyuan/ui/native-button';
import { RichText } from '@shuyuan/ui/rich-text';
import { LessonFile, LessonLive, LessonLocked, LessonPaper } from '@shuyuan/widgets/lessons';
import { DownloadButton, LessonText } from '@shuyuan/widgets/reading';
import { useMemo } from 'react';
import { paths } from '../../../paths/paths.ts';
import { useReachable, useSite, useStrings } from '../../../stores/site-context.tsx';
import { ArticleText } from '../../articles/detail/article-text.tsx';
import * as articleStyles from '../../articles/detail/detail.css.ts';
import { detailStrings as articleStrings } from '../../articles/detail/detail.strings.ts';
import { LazyNotes } from '../../articles/detail/lazy-notes.tsx';
import type { Reading } from '../../articles/detail/reading.ts';
import { useReadingSize } from '../../articles/detail/reading-size.tsx';
import { useArticleNotes } from '../../articles/detail/use-article-notes.ts';
import type { LessonRoomProps, LoadedLesson } from './lesson-room.tsx';
import * as styles from './room.css.ts';
import { roomStrings } from './room.strings.ts';

type StageProps = Pick<LessonRoomProps, 'loaded' | 'onStudied'>;

/** The lesson itself, or what opens it. */
export function LessonStage({ loaded, onStudied }: StageProps) {
  const { client } = useSite();
  const { page, course, article } = loaded;
  const { lesson } = page;
  // An article has a price of its own, and is sold below its free part.
  if (lesson.kind === 'article')
    return article ? (
      <ArticleLesson reading={{ detail: article, anthology: null }} onStudied={onStudied} />
    ) : (
      <Missing />
    );
  if (!lesson.can_watch) return <Locked course={course} />;
  switch (lesson.kind) {
    case 'text':
      return <TextLesson loaded={loaded} onStudied={onStudied} />;
    case 'exam':
    case 'homework':
      return <PaperLesson page={page} />;
    case 'attachment':
      return (
        <LessonFile lesson={lesson}>
          <DownloadButton
            courses={client.courses}
            file={{ course: course.course.id, lesson: lesson.id }}
            name={lesson.title}
          />
        </LessonFile>
      );
    case 'live':
      return <LessonLive lesson={lesson} />;
    case 'video':
      return <Missing />;
    default:
      return lesson.kind satisfies never;
  }
}

function Missing() {
  const strings = useStrings(roomStrings);
  return <EmptyState title={strings.missing} description={strings.missingHint} />;
}

function Locked({ course: { course } }: Pick<LoadedLesson, 'course'>) {
  const { navigate } = useSite();
  const isReachable = useReachable();
  const cashier = paths.cashier({ goods_type: 'course', goods_id: course.id });
  return (
    <LessonLocked
      course={course}
      {...(isReachable(cashier) && { onBuy: (goods) => navigate(paths.cashier(goods)) })}
      {...(isReachable(paths.membership()) && { onMembership: () => navigate(paths.membership()) })}
    />
  );
}

function TextLesson({ loaded: { page }, onStudied }: StageProps) {
  const { client } = useSite();
  const size = useReadingSize();
  return (
    <LessonText courses={client.courses} page={page} onStudied={onStudied}>
      <div className={styles.measure}>
        <div className={articleStyles.textOf[size]}>
          <RichText html={page.render_content} />
        </div>
      </div>
    </LessonText>
  );
}

function PaperLesson({ page }: Pick<LoadedLesson, 'page'>) {
  const { navigate } = useSite();
  const { lesson, paper } = page;
  return (
    <LessonPaper
      page={page}
      onOpen={(id) =>
        navigate(paper?.is_running ? paths.playPaper(id, undefined, lesson.id) : paths.paper(id, lesson.id))
      }
    />
  );
}

function ArticleLesson({ reading, onStudied }: { reading: Reading; onStudied: () => void }) {
  const { client } = useSite();
  const strings = useStrings(articleStrings);
  const size = useReadingSize();
  const notes = useArticleNotes();
  const { study } = client;
  // The tick comes with the last per cent.
  const calls = useMemo(
    () => ({
      async record(id: number, place: number) {
        const answer = await study.record(id, place);
        if (place === 100) onStudied();
        return answer;
      },
    }),
    [study, onStudied],
  );
  return (
    <div className={styles.measure}>
      <NativeButton size="small" isQuiet onPress={notes.open}>
        {strings.openNotes}
      </NativeButton>
      <div className={articleStyles.textOf[size]}>
        <ArticleText reading={reading} calls={calls} notes={notes} onHeadings={() => {}} />
      </div>
      {notes.isOpen && <LazyNotes articleId={reading.detail.article.id} notes={notes} study={study} />}
    </div>
  );
}
