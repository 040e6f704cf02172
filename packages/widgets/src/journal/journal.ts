import type { StoragePort } from '../host/widget-host.ts';

export interface JournalEntry<Value> {
  /** Position in the log; grows by one with each append, never reused. */
  sequence: number;
  value: Value;
}

/**
 * An append-only log on the device that outlives reloads and crashes. Order is the order of appending; an append
 * has happened once its promise settles.
 */
export interface Journal<Value> {
  append: (value: Value) => Promise<JournalEntry<Value>>;
  /** Replaces the value at `sequence`; nothing happens when it was removed. */
  replace: (sequence: number, value: Value) => Promise<void>;
  remove: (sequence: number) => Promise<void>;
  entries: () => Promise<JournalEntry<Value>[]>;
}

export interface JournalOptions<Value> {
  storage: StoragePort;
  /** Names the log; two journals of one name share their entries. Include the user and the target. */
  name: string;
  /** Narrows what an older version or a foreign hand has left there; entries it refuses are dropped. */
  isValue: (value: unknown) => value is Value;
}
