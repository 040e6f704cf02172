import { useRef, type ReactNode } from 'react';
import {
  Tab as AriaTab,
  TabList as AriaTabList,
  TabPanel as AriaTabPanel,
  Tabs as AriaTabs,
} from 'react-aria-components/Tabs';
import { RowsAtOnce } from '../collection/rows-at-once.tsx';
import * as styles from './tabs.css.ts';
import { useChosenInView } from './use-chosen-in-view.ts';

/** Controlled by `value`, or uncontrolled from `defaultValue`; both are the `id` of a tab. */
export interface TabsProps<Value extends string = string> {
  /** One `TabList`, then a `TabPanel` for each of its tabs. */
  children: ReactNode;
  /** Holds the `id` of the chosen tab. Leave out, with `defaultValue`, to let the tabs hold it. */
  value?: Value;
  /** @default the first tab */
  defaultValue?: Value;
  /** Called when another tab is chosen. */
  onChange?: (value: Value) => void;
  /** `manual` waits for Enter after the arrow keys: for panels that are slow to show. @default 'automatic' */
  activation?: 'automatic' | 'manual';
}

/**
 * One of several views in one place. A collection of react-aria: some 30 KiB, and nothing at all on preact; widgets draw
 * lighter tabs of their own.
 */
export function Tabs<Value extends string = string>(props: TabsProps<Value>) {
  const { children, value, defaultValue, onChange, activation = 'automatic' } = props;
  const chosen = useRef<Value | undefined>(value ?? defaultValue);
  const choose = (key: Value) => {
    // The first tab chooses itself when nobody has; that is no change.
    if (chosen.current !== undefined) onChange?.(key);
    chosen.current = key;
  };
  return (
    <>
      <RowsAtOnce />
      <AriaTabs
        {...(value !== undefined && { selectedKey: value })}
        {...(defaultValue !== undefined && { defaultSelectedKey: defaultValue })}
        onSelectionChange={(key) => choose(key as Value)}
        keyboardActivation={activation}
        data-component="tabs"
        className={styles.tabs}
      >
        {children}
      </AriaTabs>
    </>
  );
}

/** `label` is required: a tab list is announced by its name. */
export interface TabListProps {
  /** Says what the tabs choose between. */
  label: string;
  /** `Tab`s. When there are more than fit, the row scrolls, and keeps the chosen one in view. */
  children: ReactNode;
}

/** The row of tabs: arrow keys go along it, Home and End to its ends. */
export function TabList({ label, children }: TabListProps) {
  const list = useChosenInView();
  return (
    <AriaTabList ref={list} aria-label={label} data-part="list" className={styles.list}>
      {children}
    </AriaTabList>
  );
}

/** `id` ties the tab to its panel. */
export interface TabProps {
  /** Ties it to the panel of the same `id`. */
  id: string;
  /** The label, and a `Badge` beside it. */
  children: ReactNode;
  /** One of `@shuyuan/ui/icons`, small. */
  icon?: ReactNode;
  /** Seen, spoken and passed over. */
  isDisabled?: boolean;
}

/** The handle of one panel. */
export function Tab({ children, icon, ...tab }: TabProps) {
  return (
    <AriaTab {...tab} data-part="tab" className={styles.tab}>
      {icon && <span className={styles.icon}>{icon}</span>}
      {children}
    </AriaTab>
  );
}

/** `id` ties the panel to its tab; state in the children is lost when another tab is chosen. */
export interface TabPanelProps {
  /** Ties it to the tab of the same `id`. */
  id: string;
  /** Drawn only while its tab is chosen. */
  children: ReactNode;
}

/** What a tab shows. */
export function TabPanel({ id, children }: TabPanelProps) {
  return (
    <AriaTabPanel id={id} data-part="panel" className={styles.panel}>
      {children}
    </AriaTabPanel>
  );
}
