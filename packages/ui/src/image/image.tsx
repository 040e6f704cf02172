import { useState, type ReactNode } from 'react';
import { ImageIcon } from '../icons/index.ts';
import { cx } from '../theme/cx.ts';
import * as styles from './image.css.ts';

/** `alt` is required; an empty one marks decoration. The box keeps its `ratio` whether or not the picture loads. */
export interface ImageProps {
  /** Null or empty shows the fallback, and so does a picture that does not load. */
  src?: string | null;
  /** What it shows, for those who do not see it; empty for decoration. */
  alt: string;
  /** The place that is kept before and after it has loaded. @default '16:9' */
  ratio?: '16:9' | '4:3' | '1:1' | '3:4' | '5:2' | '3:1';
  /** `contain` shows all of it, with paper around. @default 'cover' */
  fit?: 'cover' | 'contain';
  /** @default 'control' */
  corners?: 'none' | 'control' | 'card';
  /** Lets the surface behind it show through, such as below a logo with transparent parts. */
  isGroundless?: boolean;
  /** In the first view: loads at once, not when it comes near. */
  isPriority?: boolean;
  /** Instead of a missing picture. @default a pictogram */
  fallback?: ReactNode;
}

/** A picture in a place that never jumps. */
export function Image(props: ImageProps) {
  const { src, alt, ratio = '16:9', fit = 'cover', corners = 'control', isPriority, fallback } = props;
  const { isGroundless = false } = props;
  const [broken, setBroken] = useState<string>();
  const isShown = Boolean(src) && src !== broken;
  return (
    <div
      data-component="image"
      className={cx(
        styles.frame,
        styles.ratio[ratio],
        styles.corners[corners],
        !isGroundless && styles.ground,
      )}
      {...(!isShown && alt && { role: 'img', 'aria-label': alt })}
    >
      {isShown ? (
        <img
          data-part="image"
          src={src ?? undefined}
          alt={alt}
          loading={isPriority ? 'eager' : 'lazy'}
          decoding="async"
          className={cx(styles.image, styles.fit[fit])}
          onError={() => setBroken(src ?? undefined)}
        />
      ) : (
        <span data-part="fallback" aria-hidden="true">
          {fallback ?? <ImageIcon size="large" />}
        </span>
      )}
    </div>
  );
}
