import type { StudyContinue } from '@shuyuan/api-client';
import { ArticleIcon, LessonIcon, PlayIcon } from '@shuyuan/ui/icons';
import { Image } from '@shuyuan/ui/image';
import { LinkButton } from '@shuyuan/ui/link-button';
import { NativeButton } from '@shuyuan/ui/native-button';
import { listContinue, type ContinueItem } from '../../lessons/continue-items.ts';
import { useStudyCenter } from '../study-center.context.ts';
import * as styles from './today.css.ts';

/** CL-17: what this person goes on with, as the largest thing of the page. */
export function NextView({ next }: { next: StudyContinue }) {
  const { strings, actions, props } = useStudyCenter();
  const [shown] = listContinue(next, strings);
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

function Way({ shown: { resource, action, isVideo, lesson } }: { shown: ContinueItem }) {
  const { actions, props } = useStudyCenter();
  // The host has no place for lessons that are neither a video nor an article: their course leads to them.
  const opened = resource ?? (lesson && ({ type: 'course', id: lesson.course.id } as const));
  const href =
    lesson && props.getLessonHref ? props.getLessonHref(lesson) : opened && props.getHref?.(opened);
  const icon = isVideo ? <PlayIcon size="small" /> : null;
  // The section may be closed.
  if (href === null || opened === null) return null;
  if (href !== undefined)
    return (
      <LinkButton tone="action" size="large" href={href} icon={icon}>
        {action}
      </LinkButton>
    );
  return (
    <NativeButton tone="action" size="large" onPress={() => actions.open(opened)}>
      {icon}
      {action}
    </NativeButton>
  );
}
