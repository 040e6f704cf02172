import type { WidgetHost } from '../host/widget-host.ts';
import type { OutboxCourse, OutboxFailureKind } from './outbox-failure.ts';

/** One unsent item as it lies on the device. */
export interface OutboxRecord<Value> {
  id: string;
  /** Sent with every attempt, so that the server does the work once. */
  key: string;
  value: Value;
  /** Epoch milliseconds. */
  createdAt: number;
  /** Counts edits, so that an attempt or an edit that knew older content cannot take newer content away. */
  revision: number;
  /** An attempt has begun whose end nobody knows: the server may hold the item under `key`. */
  mayHaveArrived: boolean;
  failure: { kind: OutboxFailureKind; message: string; course: OutboxCourse } | null;
  /** Somebody is changing it: no page sends it. */
  isHeld?: boolean;
}

export const createRecord = <Value>(
  value: Value,
  { createId, clock }: Pick<WidgetHost, 'createId' | 'clock'>,
): OutboxRecord<Value> => ({
  id: createId(),
  key: createId(),
  value,
  createdAt: clock.now(),
  revision: 0,
  mayHaveArrived: false,
  failure: null,
});

/** Waits for the person, as what was refused does. */
export const createAside = <Value>(
  value: Value,
  host: Pick<WidgetHost, 'createId' | 'clock'>,
): OutboxRecord<Value> => ({
  ...createRecord(value, host),
  failure: { kind: 'aborted', message: '', course: 'refused' },
});

/** A key that the server may hold is kept: it then refuses the other content, and nothing is doubled. */
export const editRecord = <Value>(
  record: OutboxRecord<Value>,
  value: Value,
  freshKey: string,
): OutboxRecord<Value> => ({
  ...record,
  value,
  key: record.mayHaveArrived ? record.key : freshKey,
  revision: record.revision + 1,
  failure: null,
  isHeld: false,
});

/** Whether only the person moves it on; the rest of its thread goes past it. */
export const standsAside = ({ isHeld, failure }: OutboxRecord<unknown>) =>
  isHeld === true || failure?.course === 'refused';

/** Narrows what lies on the device; an older version may have left another shape. */
export function isRecordOf<Value>(isValue: (value: unknown) => value is Value) {
  return (found: unknown): found is OutboxRecord<Value> =>
    typeof found === 'object' &&
    found !== null &&
    'id' in found &&
    typeof found.id === 'string' &&
    'key' in found &&
    typeof found.key === 'string' &&
    'createdAt' in found &&
    typeof found.createdAt === 'number' &&
    'revision' in found &&
    typeof found.revision === 'number' &&
    'mayHaveArrived' in found &&
    typeof found.mayHaveArrived === 'boolean' &&
    'failure' in found &&
    typeof found.failure === 'object' &&
    'value' in found &&
    isValue(found.value);
}
