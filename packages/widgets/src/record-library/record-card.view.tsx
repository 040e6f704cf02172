import type { VideoRecord } from '@shuyuan/api-client';
import { Badge } from '@shuyuan/ui/badge';
import { LessonIcon, PlayIcon } from '@shuyuan/ui/icons';
import { Image } from '@shuyuan/ui/image';
import { formatDate } from '@shuyuan/ui/relative-time';
import { Skeleton, SkeletonBlock, SkeletonText } from '@shuyuan/ui/skeleton';
import { VisuallyHidden } from '@shuyuan/ui/visually-hidden';
import { momentText } from '../widget/moment-text.ts';
import type { LibraryViewContext } from './library-view-context.ts';
import * as styles from './record-card.css.ts';
import * as placeStyles from './record-library.css.ts';
import { sizeText } from './size-text.ts';

interface RecordCardViewProps {
  record: VideoRecord;
  context: LibraryViewContext;
  /** In the first view. */
  isPriority: boolean;
}

/** One recording of the list; a press anywhere on it opens it. */
export function RecordCardView({ record, context, isPriority }: RecordCardViewProps) {
  const { strings, actions } = context;
  const { id, title, thumb, duration, size, created_at, is_shared, url } = record;
  const length = momentText(duration);
  const Heading = context.level === 1 ? 'h2' : 'h3';
  return (
    <article data-part="card" className={styles.card}>
      <div className={styles.cover}>
        <Image
          src={thumb}
          alt=""
          corners="card"
          isPriority={isPriority}
          fallback={<LessonIcon size="large" />}
        />
        <span aria-hidden="true" className={styles.play}>
          <PlayIcon />
        </span>
        <span className={styles.length}>
          <VisuallyHidden>{strings.length(length)}</VisuallyHidden>
          <span aria-hidden="true">{length}</span>
        </span>
      </div>
      <div className={styles.text}>
        <Heading className={styles.title}>
          <button
            type="button"
            data-focus={`card-${id}`}
            aria-label={strings.open(title)}
            title={title}
            className={styles.open}
            onClick={() => actions.open(id)}
          >
            {title}
          </button>
        </Heading>
        <div className={styles.facts}>
          <time dateTime={created_at}>{formatDate(Date.parse(created_at))}</time>
          <span>{sizeText(size)}</span>
          {url === '' && <Badge tone="caution">{strings.processing}</Badge>}
          {is_shared && <Badge tone="action">{strings.shared}</Badge>}
        </div>
      </div>
    </article>
  );
}

/** The places of cards to come. */
export function RecordCardSkeletons({ label }: { label: string }) {
  return (
    <Skeleton label={label}>
      <div className={placeStyles.cards}>
        {Array.from({ length: 8 }, (_, index) => (
          <div key={index} className={styles.card}>
            <div className={styles.cover}>
              <SkeletonBlock ratio="16:9" />
            </div>
            <div className={styles.text}>
              <SkeletonText size="reading" width="most" />
              <SkeletonText size="small" width="half" />
            </div>
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
