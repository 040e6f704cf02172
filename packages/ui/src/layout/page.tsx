import { useId, type ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import { Heading, type HeadingLevel } from './heading.tsx';
import * as styles from './layout.css.ts';

export interface PageProps {
  children: ReactNode;
  /** `content` is 1200 px at most, `reading` 760, `full` as wide as its place. @default 'content' */
  width?: 'content' | 'reading' | 'full';
  /** @default 'div' */
  as?: 'div' | 'main' | 'header' | 'footer';
}

/** Centres what a page shows and keeps it off the edges. */
export function Page({ children, width = 'content', as: Tag = 'div' }: PageProps) {
  return (
    <Tag data-component="page" className={cx(styles.page, styles.pageWidth[width])}>
      {children}
    </Tag>
  );
}

export interface SectionProps {
  children: ReactNode;
  /** Shown as its heading, and its name as a landmark. */
  title: string;
  /** @default 2 */
  level?: HeadingLevel;
  /** Opposite the title: a link to all of them, say. */
  actions?: ReactNode;
}

/** A titled part of a page. */
export function Section({ children, title, level = 2, actions }: SectionProps) {
  const id = useId();
  return (
    <section data-component="section" aria-labelledby={id} className={styles.section}>
      <div data-part="header" className={styles.sectionHeader}>
        <Heading level={level} id={id}>
          {title}
        </Heading>
        {actions}
      </div>
      {children}
    </section>
  );
}

export interface DividerProps {
  /** `vertical` stands between things in an `Inline`. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
}

/** A hairline. It separates for the eye only; a heading separates for everyone. */
export function Divider({ orientation = 'horizontal' }: DividerProps) {
  return <div data-component="divider" aria-hidden="true" className={styles.divider[orientation]} />;
}
