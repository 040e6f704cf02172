import * as card from '../card/card.css.ts';
import { cx } from '../theme/cx.ts';
import type { TextSize } from '../theme/mixins.ts';
import { SkeletonBlock, SkeletonCircle, SkeletonText } from './skeleton.tsx';
import * as styles from './skeleton-shapes.css.ts';

/** How many lines the card that follows will have at most. */
export interface SkeletonCardProps {
  /** Of a title to come, which shows two at most. @default 1 */
  titleLines?: 1 | 2;
  /** Of the text below the title; 0 where cards have none. @default 2 */
  textLines?: 0 | 1 | 2;
  /** Whether the facts at the bottom will come. @default true */
  hasMeta?: boolean;
}

/** A `MediaCard` to come, as high as it will be. */
export function SkeletonCard({ titleLines = 1, textLines = 2, hasMeta = true }: SkeletonCardProps) {
  return (
    <div data-part="card" className={card.media}>
      <SkeletonBlock ratio="16:9" corners="none" />
      <div className={card.mediaBody}>
        <SkeletonText size="reading" {...lines(titleLines, 'most')} />
        {textLines > 0 && <SkeletonText size="small" lines={textLines} />}
        {hasMeta && <Meta />}
      </div>
    </div>
  );
}

/** How many lines the row that follows will have at most, and whether it has a picture. */
export interface SkeletonListRowProps extends SkeletonCardProps {
  /** Whether rows of this list have pictures. @default true */
  hasPicture?: boolean;
}

/** A `ListRow` to come, as high as it will be. */
export function SkeletonListRow(props: SkeletonListRowProps) {
  const { titleLines = 1, textLines = 2, hasMeta = true, hasPicture = true } = props;
  return (
    <div data-part="list-row" className={card.row}>
      {hasPicture && (
        <div className={card.rowPicture}>
          <SkeletonBlock ratio="16:9" />
        </div>
      )}
      <div className={card.rowBody}>
        <SkeletonText size="lead" {...lines(titleLines, 'most')} />
        {textLines > 0 && <SkeletonText lines={textLines} />}
        {hasMeta && <Meta />}
      </div>
    </div>
  );
}

/** The row's height comes from the density around it. */
export interface SkeletonTableRowProps {
  /** How many columns, each of the same width. */
  columns: number;
}

const cellWidths = ['most', 'half', 'third', 'half'] as const;

/** A row of a table to come, in the density around it. */
export function SkeletonTableRow({ columns }: SkeletonTableRowProps) {
  return (
    <div data-part="table-row" className={styles.tableRow}>
      {Array.from({ length: columns }, (_, index) => (
        <div key={index} className={styles.cell}>
          <SkeletonText width={cellWidths[index % cellWidths.length] ?? 'half'} />
        </div>
      ))}
    </div>
  );
}

/** Size and length of the article that follows; an approximate number of paragraphs is enough. */
export interface SkeletonArticleProps {
  /** Step of the scale of the title to come. @default 'headline' */
  titleSize?: TextSize;
  /** @default 1 */
  titleLines?: 1 | 2;
  /** Of four lines each. @default 3 */
  paragraphs?: number;
}

/** A title, its writer and paragraphs of `RichText` to come. */
export function SkeletonArticle({
  titleSize = 'headline',
  titleLines = 1,
  paragraphs = 3,
}: SkeletonArticleProps) {
  return (
    <div data-part="article" className={styles.article}>
      <SkeletonText size={titleSize} {...lines(titleLines, 'most')} />
      <div className={styles.facts}>
        <SkeletonCircle size="small" />
        <span className={styles.factsLine}>
          <SkeletonText size="small" />
        </span>
      </div>
      <div className={styles.paragraphs}>
        {Array.from({ length: paragraphs }, (_, index) => (
          <SkeletonText key={index} size="reading" lines={4} />
        ))}
      </div>
    </div>
  );
}

function Meta() {
  return (
    <div className={cx(card.meta, styles.meta)}>
      <span className={styles.metaLine}>
        <SkeletonText size="small" />
      </span>
    </div>
  );
}

/** One line is short of the edge; the last of two is shortened by itself. */
const lines = (count: 1 | 2, width: 'most') => (count === 1 ? { width } : { lines: count });
