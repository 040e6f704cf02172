import { Breadcrumbs, type BreadcrumbsProps } from '@shuyuan/ui/breadcrumbs';
import { SkeletonBlock, SkeletonText } from '@shuyuan/ui/skeleton';
import type { ReactNode } from 'react';
import * as styles from './detail.css.ts';

export interface DetailLayoutProps {
  /** The way to it; the last names the thing itself. */
  way: BreadcrumbsProps['items'];
  head: ReactNode;
  /** What it costs or how far one has come; stays in sight beside what is long. */
  side: ReactNode;
  children: ReactNode;
}

/** A thing with a head and what it consists of, and beside them the box that sells it. */
export function DetailLayout({ way, head, side, children }: DetailLayoutProps) {
  return (
    <>
      <Breadcrumbs items={way} />
      <div className={styles.measure}>
        <div className={styles.layout}>
          {head}
          <aside className={styles.side}>{side}</aside>
          <div className={styles.main}>{children}</div>
        </div>
      </div>
    </>
  );
}

export interface DetailSkeletonProps {
  /** Of the cover. */
  ratio: '4:3' | '3:4';
  /** A last line of the head. */
  facts?: ReactNode;
}

/** The place of such a thing. */
export const DetailSkeleton = ({ ratio, facts }: DetailSkeletonProps) => (
  <>
    <SkeletonText size="base" width="quarter" />
    <div className={styles.measure}>
      <div className={styles.layout}>
        <div className={styles.head}>
          <SkeletonBlock ratio={ratio} />
          <div className={styles.words}>
            <SkeletonText size="display" width="most" />
            <SkeletonText size="reading" lines={2} />
            {facts}
          </div>
        </div>
        <div className={styles.side}>
          <SkeletonBlock height={200} />
        </div>
        <div className={styles.main}>
          <SkeletonText size="reading" lines={8} />
        </div>
      </div>
    </div>
  </>
);
