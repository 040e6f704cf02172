import type { ChangeConflict } from '@shuyuan/api-client/manage';
import type { FormValues } from './resource-form.types.ts';

/** Side of a conflict whose value a field keeps. */
export type ConflictSide = 'mine' | 'theirs';

/** Field that somebody else has changed meanwhile. */
export interface ConflictField {
  name: string;
  /** Value in this form. */
  mine: unknown;
  /** Value on the server now. */
  theirs: unknown;
  /** Whether it was changed here too: a side has to be chosen. */
  isMine: boolean;
}

/** Changes that somebody else has saved since the form was opened. */
export interface FormConflict extends Pick<ChangeConflict, 'actor'> {
  /** Whether the other change is of the same person: another tab or device. */
  isOwn: boolean;
  /** Time of the latest change; empty when an older server does not tell. */
  changedAt: string;
  /** When it was found out, epoch milliseconds. */
  at: number;
  /** All fields as they are on the server now. */
  theirs: FormValues;
  /** The `updated_at` of `theirs`. */
  seenAt: string;
  fields: readonly ConflictField[];
  /** Chosen sides by field. */
  sides: Readonly<Record<string, ConflictSide>>;
}

interface Compared {
  /** Values with which the form was opened. */
  saved: FormValues;
  values: FormValues;
  theirs: FormValues;
  /** Fields that the log says were changed. */
  logged: readonly string[];
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Returns the fields that were changed elsewhere, in the order of the form. A draft of an earlier visit lies over what is on the
 * server already: then the log says what was changed, or every field of the draft counts.
 */
export function conflictFields({ saved, values, theirs, logged }: Compared): ConflictField[] {
  const names = Object.keys(theirs);
  const isMine = (name: string) => !isSame(values[name], saved[name]);
  const changed = names.filter((name) => !isSame(saved[name], theirs[name]) || logged.includes(name));
  return (changed.length > 0 ? changed : names.filter(isMine))
    .filter((name) => !isSame(values[name], theirs[name]))
    .map((name) => ({ name, mine: values[name], theirs: theirs[name], isMine: isMine(name) }));
}

/** Whether each field that both have changed has a chosen side. */
export const isDecided = ({ fields, sides }: Pick<FormConflict, 'fields' | 'sides'>) =>
  fields.every(({ name, isMine }) => !isMine || sides[name] !== undefined);

/** Returns what is on the server with the changes of this form over it, but for fields that keep the other side. */
export function mergedValues(
  { theirs, sides }: Pick<FormConflict, 'theirs' | 'sides'>,
  changes: FormValues,
): FormValues {
  const kept = Object.entries(changes).filter(([name]) => sides[name] !== 'theirs');
  return { ...theirs, ...Object.fromEntries(kept) };
}
