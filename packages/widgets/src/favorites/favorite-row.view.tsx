import type { Favorite } from '@shuyuan/api-client';
import { Badge } from '@shuyuan/ui/badge';
import { ArticleIcon, BookIcon, FileIcon, LessonIcon } from '@shuyuan/ui/icons';
import { Image } from '@shuyuan/ui/image';
import { LinkButton } from '@shuyuan/ui/link-button';
import { NativeButton } from '@shuyuan/ui/native-button';
import { NativeCheckbox } from '@shuyuan/ui/native-radio-group';
import { Price } from '@shuyuan/ui/price';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import { SkeletonBlock, SkeletonText } from '@shuyuan/ui/skeleton';
import { VisuallyHidden } from '@shuyuan/ui/visually-hidden';
import { keyOf } from './favorite-key.ts';
import { useFavorites } from './favorites.context.ts';
import * as styles from './favorite-row.css.ts';

interface FavoriteRowProps {
  row: Favorite;
  /** When the rows came, epoch milliseconds. */
  at: number;
  /** In the first view. */
  isPriority: boolean;
}

const pictures = {
  article: ArticleIcon,
  course: LessonIcon,
  anthology: BookIcon,
  video: LessonIcon,
  combo: BookIcon,
  paper: FileIcon,
};

/** One favourite: what it is, since when, in which folder, and the way into it. */
export function FavoriteRow({ row, at, isPriority }: FavoriteRowProps) {
  const { state, strings, actions, props } = useFavorites();
  const { resource } = row;
  const isGone = resource.state === 'gone';
  const title = isGone ? strings.gone : resource.title;
  const Picture = pictures[resource.type];
  const Heading = props.level === 1 ? 'h2' : 'h3';
  return (
    <article data-part="row" data-gone={isGone || undefined} className={styles.row}>
      <NativeCheckbox
        isSelected={state.chosen.includes(keyOf(resource))}
        onChange={(isChosen) => actions.choose(resource, isChosen)}
      >
        <VisuallyHidden>{strings.choose(title)}</VisuallyHidden>
      </NativeCheckbox>
      <div className={styles.cover}>
        <Image
          src={resource.thumb}
          alt=""
          corners="card"
          fit={resource.type === 'anthology' ? 'contain' : 'cover'}
          isPriority={isPriority}
          fallback={<Picture size="large" />}
        />
      </div>
      <div className={styles.text}>
        <Heading className={styles.title}>{title}</Heading>
        <Facts row={row} at={at} />
      </div>
      {!isGone && <Way row={row} />}
    </article>
  );
}

function Facts({
  row: { resource, is_open: isOpen = false, category_id, created_at },
  at,
}: Omit<FavoriteRowProps, 'isPriority'>) {
  const { state, strings } = useFavorites();
  const folder =
    state.place.folder === undefined
      ? state.folders?.categories.find(({ id }) => id === category_id)
      : undefined;
  return (
    <div className={styles.facts}>
      <span>{strings.types[resource.type]}</span>{' '}
      <span>
        {strings.keptAt.before}
        <RelativeTime value={created_at} now={at} />
        {strings.keptAt.after}
      </span>{' '}
      {folder && <span>{strings.inFolder(folder.name)}</span>}{' '}
      {resource.state === 'hidden' && <Badge tone="caution">{strings.hidden}</Badge>}
      {resource.state === 'published' &&
        (resource.charge === 0 ? (
          <Badge>{strings.free}</Badge>
        ) : isOpen ? (
          <Badge tone="positive">{strings.owned}</Badge>
        ) : (
          <Price amount={resource.charge} size="small" />
        ))}
    </div>
  );
}

function Way({ row: { resource } }: Pick<FavoriteRowProps, 'row'>) {
  const { strings, actions, props } = useFavorites();
  const { type, id, title } = resource;
  const href = props.getHref?.({ type, id });
  // The host has no place for papers.
  if (href === null || (href === undefined && type === 'paper')) return null;
  return (
    <div className={styles.way}>
      {href === undefined ? (
        <NativeButton
          size="small"
          aria-label={`${strings.open} ${title}`}
          onPress={() => actions.open(resource)}
        >
          {strings.open}
        </NativeButton>
      ) : (
        <LinkButton size="small" href={href}>
          {strings.open} <VisuallyHidden>{title}</VisuallyHidden>
        </LinkButton>
      )}
    </div>
  );
}

/** The place of a row to come. */
export function FavoriteRowSkeleton() {
  return (
    <div className={styles.row}>
      <span />
      <div className={styles.cover}>
        <SkeletonBlock ratio="16:9" />
      </div>
      <div className={styles.text}>
        <SkeletonText size="reading" width="most" />
        <SkeletonText size="small" width="half" />
      </div>
    </div>
  );
}
