import type { NotReady } from '../async/load.ts';
import type { Announcement } from '../widget/announcement.ts';
import type { StoreContext } from '../widget/store-context.ts';
import type { FormConflict } from './form-conflict.ts';
import type { ResourceFormStrings } from './resource-form.strings.ts';
import type { ResourceFormProps } from './resource-form.tsx';
import type { FormValues, WrittenRow } from './resource-form.types.ts';

/** State of a form that is open. */
export interface Writing {
  status: 'ready';
  values: FormValues;
  /** Values on the server; the blank ones for a new resource. */
  saved: FormValues;
  /** The `updated_at` that the change is made upon; null for a new one. */
  seenAt: string | null;
  /** Error messages by field. */
  errors: Readonly<Record<string, string>>;
  /** A draft of an earlier visit was put back. */
  isRestored: boolean;
  /** A new one that was sent and not answered: whether it is on the server is not known. */
  adding: Adding | null;
}

/** A new one on its way. */
export interface Adding {
  /** Sent again under it, it is not added twice. */
  key: string;
  values: FormValues;
}

export interface ResourceFormState {
  form: NotReady | Writing;
  /** `conflict`: somebody else has saved meanwhile. `leaving`: changes would be lost. */
  step: 'writing' | 'saving' | 'conflict' | 'leaving';
  /** Null while there is none, and where what is on the server now did not come. */
  conflict: FormConflict | null;
  /** Fields whose pictures are on their way: they would be saved without them. */
  sending: readonly string[];
  /** The field to go to: a new object each time. */
  focus: { field: string } | null;
  announcement: Announcement;
}

/** Props of a form, whatever it writes. */
export type FormProps = ResourceFormProps<WrittenRow>;

/** Store, props and host of a form, shared by the parts of its store. */
export type FormContext = StoreContext<FormProps, ResourceFormStrings, ResourceFormState>;

/** Whether two values are the same when they are sent. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Returns the values that differ from the server's. */
export const changeOf = ({ values, saved }: Pick<Writing, 'values' | 'saved'>): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, saved[name])));

/** Whether something is written that is not on the server. */
export const isChanged = ({ form }: ResourceFormState) =>
  form.status === 'ready' && Object.keys(changeOf(form)).length > 0;

/** The fields of a form out of one of a resource. */
export const pickedFields = (whole: WrittenRow, names: readonly string[]): FormValues => {
  const all = whole as unknown as FormValues;
  return Object.fromEntries(names.map((name) => [name, all[name]]));
};
