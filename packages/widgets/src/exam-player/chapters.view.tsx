import { LinkButton } from '@shuyuan/ui/link-button';
import { Meter } from '@shuyuan/ui/meter';
import { momentText } from '../widget/moment-text.ts';
import { useExamPlayer } from './exam-player.context.ts';
import * as styles from './exam-player.css.ts';
import type { ReadyAttempt } from './exam-state.ts';
import { headingsOf } from './headings.ts';

type Chapter = ReadyAttempt['chapters'][number];

/** What came of each chapter, the weakest first, beside what everybody has, and what to do about it. */
export function Chapters({ chapters }: Pick<ReadyAttempt, 'chapters'>) {
  const { strings, props } = useExamPlayer();
  const { part: Part } = headingsOf(props.level);
  if (chapters.length === 0) return null;
  return (
    <section aria-label={strings.chapters} className={styles.chapters}>
      <Part className={styles.chaptersTitle}>{strings.chapters}</Part>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one */}
      <ul role="list" className={styles.chapterList}>
        {chapters.map((chapter) => (
          <ChapterRow key={chapter.category.id} chapter={chapter} />
        ))}
      </ul>
    </section>
  );
}

function ChapterRow({ chapter: { category, score, total, median, lessons } }: { chapter: Chapter }) {
  const { strings, props } = useExamPlayer();
  const share = Math.round((score / total) * 100);
  const practice = share < 100 ? (props.hrefs?.practice(category.id) ?? null) : null;
  const led = lessons.flatMap((lesson) => {
    const href = props.hrefs?.lesson(lesson) ?? null;
    return href === null ? [] : [{ ...lesson, href }];
  });
  return (
    <li className={styles.chapter}>
      <Meter
        label={category.name}
        value={share}
        valueText={strings.chapterScore(score, total)}
        better="high"
        low={60}
        high={60}
      />
      {median !== null && <p className={styles.facts}>{strings.median(median)}</p>}
      {led.map((lesson) => (
        <LinkButton key={lesson.video_id} size="small" href={lesson.href}>
          {strings.lesson(lesson.title, lesson.second > 0 ? momentText(lesson.second) : '')}
        </LinkButton>
      ))}
      {practice !== null && (
        <LinkButton size="small" href={practice}>
          {strings.practise(category.name)}
        </LinkButton>
      )}
    </li>
  );
}
