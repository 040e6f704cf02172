import type { ReactNode } from 'react';
import { Header } from 'react-aria-components/Header';
import { MenuItem as AriaMenuItem, MenuSection as AriaMenuSection } from 'react-aria-components/Menu';
import { Separator } from 'react-aria-components/Separator';
import { Text } from 'react-aria-components/Text';
import { cx } from '../theme/cx.ts';
import * as styles from './menu.css.ts';

/** An action by `onAction`, or a link by `href`. */
export interface MenuItemProps {
  /** The label, in words: first letters typed find it. */
  children: string;
  /** Handed to the menu's `onAction`. */
  id?: string;
  /** One of `@shuyuan/ui/icons`, small. */
  icon?: ReactNode;
  /** A second, quieter line. */
  description?: string;
  /** Makes it a link: opens in a new tab with a modifier, and goes through the page's router without one. */
  href?: string;
  /** `_blank` opens a new tab. */
  target?: '_self' | '_blank';
  /** `critical` for what cannot be undone. @default 'neutral' */
  tone?: 'neutral' | 'critical';
  /** Seen, spoken and passed over. */
  isDisabled?: boolean;
  onAction?: () => void;
}

/** One thing to do, or one place to go. */
export function MenuItem({ children, icon, description, tone = 'neutral', target, ...item }: MenuItemProps) {
  return (
    <AriaMenuItem
      {...item}
      {...(target && { target })}
      {...(target === '_blank' && { rel: 'noopener' })}
      textValue={children}
      data-part="item"
      className={cx(styles.item, styles.tone[tone])}
    >
      {icon && (
        <span data-part="icon" className={styles.icon}>
          {icon}
        </span>
      )}
      <Text slot="label" data-part="label" className={icon ? styles.label : styles.labelAlone}>
        {children}
      </Text>
      {description && (
        <Text
          slot="description"
          data-part="description"
          className={icon ? styles.description : styles.descriptionAlone}
        >
          {description}
        </Text>
      )}
    </AriaMenuItem>
  );
}

/** A line between groups that need no name. */
export function MenuSeparator() {
  return <Separator data-part="separator" className={styles.separator} />;
}

/** A section always has a title; to divide without one use `MenuSeparator`. */
export interface MenuSectionProps {
  /** Names the group, above it. */
  title: string;
  children: ReactNode;
}

/** Items that belong together under a name. */
export function MenuSection({ title, children }: MenuSectionProps) {
  return (
    <AriaMenuSection data-part="section">
      <Header data-part="section-title" className={styles.sectionTitle}>
        {title}
      </Header>
      {children}
    </AriaMenuSection>
  );
}
