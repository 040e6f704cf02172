import type { ReactNode } from 'react';
import { Image } from '../image/image.tsx';
import type { HeadingLevel } from '../layout/heading.tsx';
import { Link } from '../link/link.tsx';
import { cx } from '../theme/cx.ts';
import * as styles from './card.css.ts';

/** The card is one link: `title` is its text, and nothing else in it can be pressed. */
export interface MediaCardProps {
  /** Two lines are shown. The link, and so the name of the card. */
  title: string;
  href: string;
  /** Null where there is none: the place stays. */
  src?: string | null;
  /** In the first view: loads at once. */
  isPriority?: boolean;
  /** Two lines are shown. */
  text?: string;
  /** Small facts below: category, date, counts. */
  meta?: ReactNode;
  /** Of the title in the page's outline. @default 3 */
  level?: HeadingLevel;
  /** Runs before the page is left. */
  onPress?: () => void;
}

/** Something to read or watch, with its picture on top. The whole card follows its title's link. */
export function MediaCard(props: MediaCardProps) {
  const { title, src, isPriority = false, text, meta } = props;
  return (
    <article data-component="media-card" className={cx(styles.pressable, styles.media)}>
      <Image src={src ?? null} alt="" corners="none" isPriority={isPriority} />
      <div data-part="body" className={styles.mediaBody}>
        <TitleLink {...props} className={styles.title}>
          {title}
        </TitleLink>
        <Facts text={text} meta={meta} className={styles.text} />
      </div>
    </article>
  );
}

/** As `MediaCardProps`, so that a list can switch between cards and rows. */
export type ListRowProps = MediaCardProps;

/** The same as a row of a list: picture at the start, words beside it. Without `src` there is no picture at all. */
export function ListRow(props: ListRowProps) {
  const { title, src, isPriority = false, text, meta } = props;
  return (
    <article data-component="list-row" className={cx(styles.pressable, styles.row)}>
      {src !== undefined && (
        <div className={styles.rowPicture}>
          <Image src={src} alt="" isPriority={isPriority} />
        </div>
      )}
      <div data-part="body" className={styles.rowBody}>
        <TitleLink {...props} className={styles.rowTitle}>
          {title}
        </TitleLink>
        <Facts text={text} meta={meta} className={styles.rowText} />
      </div>
    </article>
  );
}

interface TitleLinkProps extends Pick<MediaCardProps, 'href' | 'level' | 'onPress'> {
  className: string;
  children: ReactNode;
}

function TitleLink({ href, level = 3, onPress, className, children }: TitleLinkProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag data-part="title" className={className}>
      <Link href={href} className={styles.link} onPress={onPress}>
        {children}
      </Link>
    </Tag>
  );
}

interface FactsProps {
  text: string | undefined;
  meta: ReactNode;
  className: string;
}

/** What is said below the title. */
function Facts({ text, meta, className }: FactsProps) {
  return (
    <>
      {text && (
        <p data-part="text" className={className}>
          {text}
        </p>
      )}
      {meta && (
        <div data-part="meta" className={styles.meta}>
          {meta}
        </div>
      )}
    </>
  );
}
