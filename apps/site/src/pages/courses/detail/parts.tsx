import type { CourseDetail } from '@shuyuan/api-client';
import { Link, useLocation } from 'react-router-dom';
import { useStrings } from '../../../stores/site-context.tsx';
import * as styles from './detail.css.ts';
import { detailStrings } from './detail.strings.ts';
import { useIsPreview } from './preview-context.ts';

/** The ways to the parts of the page. */
export function Parts({ detail: { course, attachments } }: { detail: CourseDetail }) {
  const strings = useStrings(detailStrings);
  const { search } = useLocation();
  const isPreview = useIsPreview();
  const parts = [
    ...(course.outcomes.length > 0 ? [['outcomes', strings.outcomesShort]] : []),
    ['outline', strings.outline],
    ...(course.render_description === '' ? [] : [['about', strings.about]]),
    ...(attachments.length > 0 ? [['attachments', strings.attachments]] : []),
    ...(course.teacher ? [['teacher', strings.teacher]] : []),
    ...(isPreview
      ? []
      : [
          ['reviews', strings.reviews],
          ['comments', strings.comments],
        ]),
  ];
  return (
    <nav aria-label={strings.parts} className={styles.parts}>
      {parts.map(([id, name]) => (
        <Link key={id} to={{ search, hash: `#${id}` }} className={styles.partLink}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
