import type { ReactNode } from 'react';

/** One thing to choose. */
export interface ListOption<Value extends string = string> {
  /** Handed over and sent with the form; unlike every other one's. */
  value: Value;
  /** The words: first letters typed find it. */
  label: string;
  /** A second, quieter line. */
  description?: string;
  /** One of `@shuyuan/ui/icons`, small. */
  icon?: ReactNode;
  /** Seen, spoken and passed over. */
  isDisabled?: boolean;
}

/** Options that belong together under a name. */
export interface ListSection<Value extends string = string> {
  title: string;
  options: readonly ListOption<Value>[];
}

/** The content of a list to choose from: options alone, sections alone, or both. */
export type ListEntries<Value extends string = string> = readonly (ListOption<Value> | ListSection<Value>)[];

export const isSection = <Value extends string>(
  entry: ListOption<Value> | ListSection<Value>,
): entry is ListSection<Value> => 'options' in entry;

/** All options in their order, without their sections. */
export const optionsOf = <Value extends string>(entries: ListEntries<Value>) =>
  entries.flatMap((entry) => (isSection(entry) ? entry.options : [entry]));
