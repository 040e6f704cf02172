import { useId, type ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import { Heading, type HeadingLevel } from './heading.tsx';
import * as styles from './layout.css.ts';

/** Width and landmark of a page's content. */
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

/** A section always has a title, since it is a landmark; its level has to fit the outline around it. */
export interface SectionProps {
  children: ReactNode;
  /** Shown as its heading, and its name as a landmark. */
  title: string;
  /** @default 2 */
  level?: HeadingLevel;
  /** Face of the title: `reading` beside others in the face of what is read. @default 'text' */
  font?: 'text' | 'reading';
  /** Opposite the title: a link to all of them, say. */
  actions?: ReactNode;
}

/** A titled part of a page. */
export function Section({ children, title, level = 2, font = 'text', actions }: SectionProps) {
  const id = useId();
  return (
    <section data-component="section" aria-labelledby={id} className={styles.section}>
      <div data-part="header" className={styles.sectionHeader}>
        <Heading level={level} font={font} id={id}>
          {title}
        </Heading>
        {actions}
      </div>
      {children}
    </section>
  );
}

/** Only its direction can be chosen: length and colour follow from where it stands. */
export interface DividerProps {
  /** `vertical` stands between things in an `Inline`. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
}

/** A hairline. It separates for the eye only; a heading separates for everyone. */
export function Divider({ orientation = 'horizontal' }: DividerProps) {
  return <div data-component="divider" aria-hidden="true" className={styles.divider[orientation]} />;
}
