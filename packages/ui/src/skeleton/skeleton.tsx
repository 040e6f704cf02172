import type { ReactNode } from 'react';
import { useStrings } from '../provider/ui-context.ts';
import { cx } from '../theme/cx.ts';
import type { TextSize } from '../theme/mixins.ts';
import * as styles from './skeleton.css.ts';
import { skeletonStrings } from './skeleton.strings.ts';

/** Only this outermost part is announced; the shapes inside are hidden from assistive technology. */
export interface SkeletonProps {
  /** Lines, circles and blocks, in the layout components that the real thing will use. */
  children: ReactNode;
  /** What is awaited. @default 加载中, Loading */
  label?: string;
}

/** Holds the place of something that is loading, and says so once for the whole. */
export function Skeleton({ children, label }: SkeletonProps) {
  const strings = useStrings(skeletonStrings);
  return (
    <div data-component="skeleton" aria-busy="true" className={styles.group}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output belongs to a form */}
      <span role="status" className={styles.spoken}>
        {label ?? strings.loading}
      </span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

/** Size and number of lines have to be those of the text that follows, or the page jumps. */
export interface SkeletonTextProps {
  /** Of the text that will come: its line is kept to the pixel. @default 'base' */
  size?: TextSize;
  /** The last of several is shorter. @default 1 */
  lines?: number;
  /** Of a single line. @default 'full' */
  width?: 'quarter' | 'third' | 'half' | 'most' | 'full';
}

/** Lines of text to come. */
export function SkeletonText({ size = 'base', lines = 1, width }: SkeletonTextProps) {
  return (
    <span data-part="text" className={styles.text[size]}>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={styles.line}>
          <span className={cx(styles.bar, width && styles.barWidth[width])} />
        </span>
      ))}
    </span>
  );
}

/** The size of the `Avatar` that follows. */
export interface SkeletonCircleProps {
  /** The sizes of `Avatar`. @default 'standard' */
  size?: 'mini' | 'small' | 'standard' | 'large';
}

/** A face to come. */
export function SkeletonCircle({ size = 'standard' }: SkeletonCircleProps) {
  return <span data-part="circle" className={cx(styles.circle, styles.circleSize[size])} />;
}

/** Give `ratio`, or `height`, as the content that follows will have it. */
export interface SkeletonBlockProps {
  /** Of a picture to come, as in `Image`. */
  ratio?: '16:9' | '4:3' | '1:1' | '3:4' | '5:2';
  /** In pixels, where there is no ratio. */
  height?: number;
  /** In pixels. @default as wide as its place */
  width?: number;
  /** `none` where something around it cuts the corners, as in a card. @default 'control' */
  corners?: 'none' | 'control';
}

/** A picture, a button or a field to come. */
export function SkeletonBlock({ ratio, height, width, corners = 'control' }: SkeletonBlockProps) {
  return (
    <span
      data-part="block"
      className={cx(styles.block, styles.corners[corners], ratio && styles.ratio[ratio])}
      style={{ blockSize: height, inlineSize: width }}
    />
  );
}
