import { useId, type ReactNode } from 'react';
import { Menu as AriaMenu, MenuTrigger as AriaMenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { followDirection } from '../listbox/follow-direction.ts';
import { useUi } from '../provider/ui-context.ts';
import * as styles from './menu.css.ts';

/** Two children, in this order; controlled by `isOpen`, or uncontrolled from `defaultOpen`. */
export interface MenuTriggerProps {
  /** A button, then the `Menu` that it opens. */
  children: ReactNode;
  /** Holds whether it is open. */
  isOpen?: boolean;
  /** Open at first, then left to itself. */
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** Ties a button to the menu after it: opened by a press or the arrow keys; Escape gives focus back. */
export function MenuTrigger(props: MenuTriggerProps) {
  return <AriaMenuTrigger {...props} />;
}

/** Items as children; one `onAction` for all of them, by `id`. */
export interface MenuProps {
  /** `MenuItem`, `MenuSeparator` and `MenuSection`. */
  children: ReactNode;
  /** Its name where the button's label does not say enough. @default the button's label */
  label?: string;
  /** Words above the items, such as who is signed in; spoken as the menu's description. Nothing in it can be pressed. */
  header?: ReactNode;
  /** Along the button; moved to where there is room. @default 'bottom start' */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
  /** Called with the `id` of the item chosen, after its own `onAction`. */
  onAction?: (id: string) => void;
}

/** Things to do, by arrow keys, first letters or pointer; closes when one is chosen. Goes inside a `MenuTrigger`. */
export function Menu({ children, label, header, placement = 'bottom start', onAction }: MenuProps) {
  const { portalContainer } = useUi();
  const id = useId();
  return (
    <Popover
      ref={followDirection}
      placement={placement}
      offset={4}
      // oxlint-disable-next-line typescript/no-deprecated -- its replacement lives in a package that is not ours to import
      {...(portalContainer && { UNSTABLE_portalContainer: portalContainer })}
      data-component="menu"
      className={styles.popover}
    >
      {header && (
        <div id={id} data-part="header" className={styles.header}>
          {header}
        </div>
      )}
      <AriaMenu
        {...(label && { 'aria-label': label })}
        {...(header && { 'aria-describedby': id })}
        {...(onAction && { onAction: (key) => onAction(String(key)) })}
        data-part="items"
        className={styles.menu}
      >
        {children}
      </AriaMenu>
    </Popover>
  );
}
