import type { StudiedArticle, StudyScene } from '@shuyuan/api-client';
import { Badge } from '@shuyuan/ui/badge';
import { ArticleIcon } from '@shuyuan/ui/icons';
import { Image } from '@shuyuan/ui/image';
import { LinkButton } from '@shuyuan/ui/link-button';
import { NativeButton } from '@shuyuan/ui/native-button';
import { Price } from '@shuyuan/ui/price';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import { VisuallyHidden } from '@shuyuan/ui/visually-hidden';
import * as styles from './article-row.css.ts';
import type { StudyAround } from './study-around.ts';
import { readingOf } from './study-center.state.ts';

interface ArticleRowViewProps {
  row: StudiedArticle;
  scene: StudyScene;
  /** When the rows came, epoch milliseconds. */
  at: number;
  /** Put back a moment ago, which can be undone. */
  isPutBack: boolean;
  /** In the first view. */
  isPriority: boolean;
  around: StudyAround;
}

/** One article: what it is, how far it was read, and the way into it. A press anywhere on it is a press on that way. */
export function ArticleRowView({ row, scene, at, isPutBack, isPriority, around }: ArticleRowViewProps) {
  const { strings, actions, level } = around;
  const { id, title, thumb } = row.article;
  const Heading = level === 1 ? 'h2' : 'h3';
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
        <Facts row={row} scene={scene} at={at} around={around} />
        <Progress row={row} around={around} />
      </div>
      <div className={styles.ways}>
        <div className={styles.way}>
          <Way row={row} around={around} />
        </div>
        {scene === 'collected' && (
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

type PartProps = Pick<ArticleRowViewProps, 'row' | 'around'>;

function Facts({ row, scene, at, around }: PartProps & Pick<ArticleRowViewProps, 'scene' | 'at'>) {
  const { strings } = around;
  const { category, read_minutes } = row.article;
  const moment = { learning: row.studied_at, subscribed: row.subscribed_at, collected: row.collected_at }[
    scene
  ];
  const { before, after } = strings.when[scene];
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
      <Terms row={row} around={around} />
    </div>
  );
}

/** What it costs who has not bought it. */
function Terms({ row: { article, subscribed_at }, around: { strings } }: PartProps) {
  if (article.charge === 0) return null;
  if (subscribed_at !== null) return <Badge>{strings.bought}</Badge>;
  return (
    <>
      <Price amount={article.charge} size="small" />
      {article.is_vip_free && <Badge tone="caution">{strings.freeForMembers}</Badge>}
    </>
  );
}

function Progress({ row, around: { strings } }: PartProps) {
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

function Way({ row, around: { strings, actions, getArticleHref } }: PartProps) {
  const { id, title } = row.article;
  const words = strings.actions[readingOf(row)];
  if (getArticleHref)
    return (
      <LinkButton href={getArticleHref(id)}>
        {words} <VisuallyHidden>{title}</VisuallyHidden>
      </LinkButton>
    );
  return (
    <NativeButton aria-label={`${words} ${title}`} onPress={() => actions.open(id)}>
      {words}
    </NativeButton>
  );
}
