import type { ReactNode } from 'react';
import { useContrastWarnings } from './contrast-warnings.ts';
import * as styles from './theme-root.css.ts';

/** `auto` follows the reader's system. */
export type ThemeName = 'light' | 'dark' | 'auto';

/** How high controls stand and how much room rows and cards have. */
export type Density = 'comfortable' | 'compact';

/** Both settings are inherited: what is left out comes from the `ThemeRoot` above, or from the page. */
export interface ThemeRootProps {
  children: ReactNode;
  /** Left out, the area keeps the theme around it and only sets font and colours again. */
  theme?: ThemeName;
  /**
   * `compact` takes 4 px from every control, row and edge of a card, or a little more: for tables, work places, side bars.
   * Left out, the area keeps the density around it.
   */
  density?: Density;
}

/**
 * An area with its own paper and ink. Areas nest: a dark panel on a light page is a `ThemeRoot` in the page. Needs
 * `@shuyuan/ui/theme.css` on the page once. In development the console names pairs of its colours that cannot be read.
 */
export function ThemeRoot({ children, theme, density }: ThemeRootProps) {
  const area = useContrastWarnings();
  return (
    <div
      ref={area}
      data-component="theme-root"
      data-sy-theme={theme}
      data-sy-density={density}
      className={styles.root}
    >
      {children}
    </div>
  );
}
