import { useId, useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import * as styles from '../tabs/tabs.css.ts';
import { useRowInView } from '../tabs/use-row-in-view.ts';
import { cx } from '../theme/cx.ts';
import { ChosenTabContext, useChosenTab } from './chosen-tab.ts';
import * as own from './light-tabs.css.ts';
import { tabAt } from './tab-keys.ts';

interface LightTabsBase<Value extends string> {
  /** One `LightTabList`, then a `LightTabPanel` for each of its tabs. */
  children: ReactNode;
  /** Called when another tab is chosen. */
  onChange?: (value: Value) => void;
  /** `manual` waits for Enter after the arrow keys: for panels that are slow to show. @default 'automatic' */
  activation?: 'automatic' | 'manual';
}

/** Starts at `defaultValue`, or is held by its owner in `value`: it knows no first tab by itself. */
export type LightTabsProps<Value extends string = string> = LightTabsBase<Value> &
  ({ value: Value; defaultValue?: never } | { defaultValue: Value; value?: never });

/**
 * `Tabs` without react-aria: the same parts, keys and looks in some 2 KiB, on preact too. It takes its direction from
 * the page.
 */
export function LightTabs<Value extends string = string>(props: LightTabsProps<Value>) {
  const { children, onChange, activation = 'automatic', defaultValue } = props;
  const [held, setHeld] = useState<string | undefined>(defaultValue);
  const value = props.value ?? held ?? '';
  const id = useId();
  const tabs = useMemo(
    () => ({
      value,
      activation,
      tabId: (tab: string) => `${id}-tab-${tab}`,
      panelId: (tab: string) => `${id}-panel-${tab}`,
      choose(tab: string) {
        if (tab === value) return;
        setHeld(tab);
        onChange?.(tab as Value);
      },
    }),
    [value, activation, id, onChange],
  );
  return (
    <div data-component="light-tabs" className={styles.tabs}>
      <ChosenTabContext.Provider value={tabs}>{children}</ChosenTabContext.Provider>
    </div>
  );
}

/** `label` is required: a tab list is announced by its name. */
export interface LightTabListProps {
  /** Says what the tabs choose between. */
  label: string;
  /** `LightTab`s. When there are more than fit, the row scrolls, and keeps the chosen one in view. */
  children: ReactNode;
}

/** The row of tabs: arrow keys go along it, Home and End to its ends. */
export function LightTabList({ label, children }: LightTabListProps) {
  const { value, activation } = useChosenTab();
  const list = useRowInView(value);
  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const tab = tabAt(event.currentTarget, event.target as Element, event.key);
    if (!tab) return;
    event.preventDefault();
    tab.focus();
    if (activation === 'automatic') tab.click();
  }
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs take the focus
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      data-part="list"
      className={styles.list}
      onKeyDown={handleKeyDown}
    >
      {children}
    </div>
  );
}

/** `id` ties the tab to its panel. */
export interface LightTabProps {
  /** Ties it to the panel of the same `id`. No spaces. */
  id: string;
  /** The label, and a `Badge` beside it. */
  children: ReactNode;
  /** One of `@shuyuan/ui/icons`, small. */
  icon?: ReactNode;
  /** Seen, spoken and passed over. */
  isDisabled?: boolean;
}

/** The handle of one panel. */
export function LightTab({ id, children, icon, isDisabled }: LightTabProps) {
  const { value, choose, tabId, panelId } = useChosenTab();
  const isChosen = value === id;
  return (
    <button
      type="button"
      role="tab"
      id={tabId(id)}
      aria-selected={isChosen}
      aria-controls={isChosen ? panelId(id) : undefined}
      aria-disabled={isDisabled || undefined}
      tabIndex={isChosen ? 0 : -1}
      data-part="tab"
      data-selected={isChosen || undefined}
      data-disabled={isDisabled || undefined}
      className={cx(styles.tab, own.tab)}
      onClick={isDisabled ? undefined : () => choose(id)}
    >
      {icon && <span className={styles.icon}>{icon}</span>}
      {children}
    </button>
  );
}
