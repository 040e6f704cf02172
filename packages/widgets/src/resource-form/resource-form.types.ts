import type { CallOptions } from '@shuyuan/api-client';
import type { ReactNode } from 'react';

/** What is written, by the names of the contract. */
export type FormValues = Readonly<Record<string, unknown>>;

/** One thing that a schema has against a value: what is read of an issue of zod's. */
export interface FormIssue {
  code?: string | undefined;
  path: readonly PropertyKey[];
  /** Of a length, or of a number. */
  origin?: unknown;
  minimum?: unknown;
  maximum?: unknown;
  /** The type that was wanted: `number`, `int`. */
  expected?: unknown;
}

/** What holds a form against the contract: the schema of a call's body is one. */
export interface FormSchema {
  safeParse(
    values: unknown,
  ): { success: true; data: unknown } | { success: false; error: { issues: readonly FormIssue[] } };
}

/** One of a resource as it is on the server. */
export interface WrittenRow {
  id: number;
  updated_at: string;
}

/** The calls that a form makes: a `ResourceApi` has them. */
export interface WrittenResource<Whole extends WrittenRow> {
  find(id: number, options?: CallOptions): Promise<Whole>;
  /** With the same key it is added once, however often it is sent. */
  store(values: FormValues, options?: CallOptions): Promise<{ action_id: number; id: number }>;
  update(id: number, change: FormValues, seenAt?: string): Promise<{ action_id: number; updated_at: string }>;
}

interface FieldBase {
  /** As the contract calls it. */
  name: string;
  label: string;
  /** Help that stays. */
  description?: string;
  isRequired?: boolean;
}

/** What a field of one's own is given. */
export interface CustomFieldProps {
  value: unknown;
  /** All that is written. */
  values: FormValues;
  onChange: (value: unknown) => void;
  /** What is wrong with it; undefined while nothing is. */
  error: string | undefined;
}

/** A field of a form. */
export type FormField =
  | (FieldBase & { kind: 'text' | 'multi-line'; placeholder?: string; maxLength?: number })
  /** `unit` stands after the number: 元. */
  | (FieldBase & { kind: 'number'; unit?: string; min?: number })
  | (FieldBase & { kind: 'choice'; choices: readonly { value: string; label: string }[] })
  | (FieldBase & { kind: 'switch' })
  /** HTML. Its editor is fetched when the form is opened. */
  | (FieldBase & { kind: 'rich-text' })
  /** Of one's own. */
  | (FieldBase & {
      kind: 'custom';
      render: (field: CustomFieldProps) => ReactNode;
      /** A value in words, for who compares two of them; empty for nothing. Left out where text, number or date say enough. */
      textOf?: (value: unknown) => string;
    });

/** A form, declared. Keep it between renders. */
export interface FormDeclaration {
  /** Names it on this device, where its drafts are kept. */
  name: string;
  fields: readonly FormField[];
  /** What a new one begins with. */
  blank: FormValues;
  /** Fetches the schema of what is stored: it comes with the console alone. */
  loadSchema: () => Promise<FormSchema>;
  /** What one is called in words, by what is written. */
  titleOf: (values: FormValues) => string;
}
