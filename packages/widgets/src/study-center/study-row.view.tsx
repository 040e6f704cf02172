import type { StudiedArticle } from '@shuyuan/api-client';
import { Badge } from '@shuyuan/ui/badge';
import { ArticleIcon } from '@shuyuan/ui/icons';
import { Image } from '@shuyuan/ui/image';
import { LinkButton } from '@shuyuan/ui/link-button';
import { NativeButton } from '@shuyuan/ui/native-button';
import { Price } from '@shuyuan/ui/price';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import { SkeletonBlock, SkeletonText } from '@shuyuan/ui/skeleton';
import { VisuallyHidden } from '@shuyuan/ui/visually-hidden';
import { useStudyCenter } from './study-center.context.ts';
import { readingOf } from './study-center.store.ts';
import * as styles from './study-row.css.ts';

interface RowProps {
  row: StudiedArticle;
}

interface TimedRowProps extends RowProps {
  /** When the rows came, epoch milliseconds. */
  at: number;
}

interface StudyRowViewProps extends TimedRowProps {
  /** In the first view. */
  isPriority: boolean;
}

/** One article: what it is, how far it was read, and the way into it. A press anywhere on it is a press on that way. */
export function StudyRowView({ row, at, isPriority }: StudyRowViewProps) {
  const { state, strings, actions, props } = useStudyCenter();
  const { id, title, thumb } = row.article;
  const isPutBack = state.putBack.includes(id);
  const Heading = props.level === 1 ? 'h2' : 'h3';
  return (
    <article data-part="article" data-put-back={isPutBack || undefined} className={styles.article}>
      <div className={styles.cover}>
        <Image
          src={thumb}
          alt=""
          corners="card"
          isPriority={isPriority}
          fallback={<ArticleIcon size="large" />}
        />
      </div>
      <div className={styles.text}>
        <Heading className={styles.title}>{title}</Heading>
        <Facts row={row} at={at} />
        <Progress row={row} />
      </div>
      <div className={styles.ways}>
        <div className={styles.way}>
          <Way row={row} />
        </div>
        {state.place.tab === 'collected' && (
          <div className={styles.putBack}>
            {isPutBack && <span className={styles.putBackWords}>{strings.isPutBack}</span>}
            <NativeButton
              isQuiet
              size="small"
              aria-label={isPutBack ? strings.undoOf(title) : strings.putBackOf(title)}
              onPress={() => actions.togglePutBack(id)}
            >
              {isPutBack ? strings.undo : strings.putBack}
            </NativeButton>
          </div>
        )}
      </div>
    </article>
  );
}

function Facts({ row, at }: TimedRowProps) {
  const { state, strings } = useStudyCenter();
  const { category, read_minutes } = row.article;
  const { tab } = state.place;
  const moment = { learning: row.studied_at, subscribed: row.subscribed_at, collected: row.collected_at }[
    tab
  ];
  const { before, after } = strings.when[tab];
  return (
    <div className={styles.facts}>
      <span>{category.name}</span> <span>{strings.minutes(read_minutes)}</span>{' '}
      {moment !== null && (
        <span>
          {before}
          <RelativeTime value={moment} now={at} />
          {after}
        </span>
      )}{' '}
      <Terms row={row} />
    </div>
  );
}

/** What it costs who has not bought it. */
function Terms({ row: { article, subscribed_at } }: RowProps) {
  const { strings } = useStudyCenter();
  if (article.charge === 0) return null;
  if (subscribed_at !== null) return <Badge>{strings.bought}</Badge>;
  return (
    <>
      <Price amount={article.charge} size="small" />
      {article.is_vip_free && <Badge tone="caution">{strings.freeForMembers}</Badge>}
    </>
  );
}

function Progress({ row }: RowProps) {
  const { strings } = useStudyCenter();
  const reading = readingOf(row);
  const words = {
    new: strings.notBegun,
    begun: strings.progress(row.progress),
    done: strings.finished,
  }[reading];
  return (
    <div data-part="progress" className={styles.progress}>
      <span aria-hidden="true" className={styles.track}>
        <span className={styles.fill} style={{ inlineSize: `${row.progress}%` }} />
      </span>
      <span className={styles.progressWords}>{words}</span>
    </div>
  );
}

function Way({ row }: RowProps) {
  const { strings, actions, props } = useStudyCenter();
  const { id, title } = row.article;
  const words = strings.actions[readingOf(row)];
  if (props.getArticleHref)
    return (
      <LinkButton href={props.getArticleHref(id)}>
        {words} <VisuallyHidden>{title}</VisuallyHidden>
      </LinkButton>
    );
  return (
    <NativeButton aria-label={`${words} ${title}`} onPress={() => actions.open(id)}>
      {words}
    </NativeButton>
  );
}

/** The place of an article to come. */
export function StudyRowSkeleton() {
  return (
    <div className={styles.article}>
      <div className={styles.cover}>
        <SkeletonBlock ratio="16:9" />
      </div>
      <div className={styles.text}>
        <div className={styles.title}>
          <SkeletonText size="lead" width="most" />
        </div>
        <div className={styles.facts}>
          <span className={styles.factsBone}>
            <SkeletonText size="small" />
          </span>
        </div>
        <div className={styles.progress}>
          <span className={styles.progressBone}>
            <SkeletonText size="small" />
          </span>
        </div>
      </div>
      <div className={styles.ways}>
        <div className={styles.wayBone}>
          <SkeletonBlock height={36} />
        </div>
      </div>
    </div>
  );
}
