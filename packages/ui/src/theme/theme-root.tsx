import type { ReactNode } from 'react';
import * as styles from './theme-root.css.ts';

/** `auto` follows the reader's system. */
export type ThemeName = 'light' | 'dark' | 'auto';

export interface ThemeRootProps {
  children: ReactNode;
  /** Left out, the area keeps the theme around it and only sets font and colours again. */
  theme?: ThemeName;
}

/**
 * An area with its own paper and ink. Areas nest: a dark panel on a light page is a `ThemeRoot` in the page. Needs
 * `@shuyuan/ui/theme.css` on the page once.
 */
export function ThemeRoot({ children, theme }: ThemeRootProps) {
  return (
    <div data-component="theme-root" data-sy-theme={theme} className={styles.root}>
      {children}
    </div>
  );
}
