import type { NextLesson, StudyContinue } from '@shuyuan/api-client';
import { ArticleIcon, LessonIcon, PlayIcon } from '@shuyuan/ui/icons';
import { Image } from '@shuyuan/ui/image';
import { LinkButton } from '@shuyuan/ui/link-button';
import { NativeButton } from '@shuyuan/ui/native-button';
import { momentText } from '../../widget/moment-text.ts';
import type { ResourceRef } from '../resource-key.ts';
import { useStudyCenter } from '../study-center.context.ts';
import type { StudyCenterStrings } from '../study-center.strings.ts';
import * as styles from './today.css.ts';

/** What the largest thing of the page says. */
interface Shown {
  /** Above the title. */
  eyebrow: string;
  title: string;
  thumb: string;
  /** Under the title. */
  note: string;
  /** Of the button. */
  action: string;
  resource: ResourceRef;
  /** Whole per cent of the bar. */
  percent: number;
  isVideo: boolean;
  course: { id: number; title: string } | null;
  lesson: NextLesson | null;
}

const percentOf = (part: number, all: number) =>
  all > 0 ? Math.min(100, Math.max(0, Math.round((part * 100) / all))) : 0;

function lessonShown(lesson: NextLesson, strings: StudyCenterStrings): Shown {
  const isVideo = lesson.kind === 'video';
  const isBegun = lesson.action === 'continue' && lesson.position >= 1;
  const from = isVideo ? strings.watchFrom(momentText(lesson.position)) : strings.readFrom(lesson.position);
  const left = Math.ceil((lesson.duration - lesson.position) / 60);
  const learned = strings.learned(lesson.learned_count, lesson.lessons_count);
  return {
    eyebrow: strings.ofCourse(lesson.course.title, lesson.number),
    title: lesson.title,
    thumb: lesson.course.thumb,
    note:
      lesson.action === 'review'
        ? strings.reviewed
        : isBegun && isVideo && left > 0
          ? `${learned} · ${strings.remaining(left)}`
          : learned,
    action: isBegun ? from : strings.nextActions[lesson.action],
    resource: { type: lesson.kind, id: lesson.resource_id },
    percent: percentOf(lesson.learned_count, lesson.lessons_count),
    isVideo,
    course: lesson.course,
    lesson,
  };
}

/** The next lesson; where no course has one, the last video, or the last article. */
function shownOf({ lesson, video, article }: StudyContinue, strings: StudyCenterStrings): Shown | null {
  if (lesson) return lessonShown(lesson, strings);
  if (video) {
    const left = Math.ceil((video.duration - video.position) / 60);
    return {
      eyebrow: strings.lastVideo,
      title: video.title,
      thumb: video.thumb,
      note: left > 0 ? strings.remaining(left) : '',
      action: strings.watchFrom(momentText(video.position)),
      resource: { type: 'video', id: video.id },
      percent: percentOf(video.position, video.duration),
      isVideo: true,
      course: null,
      lesson: null,
    };
  }
  return (
    article && {
      eyebrow: strings.lastArticle,
      title: article.title,
      thumb: article.thumb,
      note: '',
      action: strings.readFrom(article.place),
      resource: { type: 'article', id: article.id },
      percent: article.place,
      isVideo: false,
      course: null,
      lesson: null,
    }
  );
}

/** CL-17: what this person goes on with, as the largest thing of the page. */
export function NextView({ next }: { next: StudyContinue }) {
  const { strings, actions, props } = useStudyCenter();
  const shown = shownOf(next, strings);
  if (!shown) return null;
  const { course } = shown;
  const Heading = props.level === 1 ? 'h2' : 'h3';
  return (
    <section data-part="next" data-sy-theme="dark" aria-label={strings.next} className={styles.next}>
      <div className={styles.nextText}>
        <p className={styles.eyebrow}>{shown.eyebrow}</p>
        <Heading className={styles.nextTitle}>{shown.title}</Heading>
        {shown.note !== '' && <p className={styles.note}>{shown.note}</p>}
        <div className={styles.nextWays}>
          <Way shown={shown} />
          {course && props.learning && (
            <NativeButton isQuiet onPress={() => actions.openLessons(course.id, course.title)}>
              {strings.progressOf}
            </NativeButton>
          )}
        </div>
        <span aria-hidden="true" className={styles.bar}>
          <span className={styles.barFill} style={{ inlineSize: `${shown.percent}%` }} />
        </span>
      </div>
      <div className={styles.nextCover}>
        <Image
          src={shown.thumb}
          alt=""
          corners="card"
          isPriority
          fallback={shown.isVideo ? <LessonIcon size="large" /> : <ArticleIcon size="large" />}
        />
      </div>
    </section>
  );
}

function Way({ shown: { resource, action, isVideo, lesson } }: { shown: Shown }) {
  const { actions, props } = useStudyCenter();
  const href = lesson && props.getLessonHref ? props.getLessonHref(lesson) : props.getHref?.(resource);
  const icon = isVideo ? <PlayIcon size="small" /> : null;
  // The section may be closed.
  if (href === null) return null;
  if (href !== undefined)
    return (
      <LinkButton tone="action" size="large" href={href} icon={icon}>
        {action}
      </LinkButton>
    );
  return (
    <NativeButton tone="action" size="large" onPress={() => actions.open(resource)}>
      {icon}
      {action}
    </NativeButton>
  );
}
