import { storableInput, type CheckedInput, type Endpoint } from '@shuyuan/api-client/contract';
import * as z from 'zod/mini';
import { coreStrings } from '../errors/core.strings.ts';
import { Problem } from '../errors/problem.ts';

export interface RawInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** One thing that is wrong with a call: where, and why. Never the value itself, which may be a secret. */
export interface InputIssue {
  /** `body.content`, `query.page`. */
  field: string;
  reason: string;
}

const parts = ['params', 'query', 'body'] as const;

/**
 * Prepares the check of a call's input against its contract. Characters that no database column takes are removed first, from
 * every string of every call. Throws a `Problem` 400 that lists every issue.
 */
export function checkerOf<E extends Endpoint>(endpoint: E): (raw: RawInput) => CheckedInput<E> {
  // Most calls have one part. Of the others nothing is taken; but a body that is none has to be refused.
  const isEmpty = Object.fromEntries(parts.map((part) => [part, hasNoFields(endpoint[part])]));
  return (raw) => {
    const input: Partial<Record<(typeof parts)[number], unknown>> = { params: {}, query: {}, body: {} };
    const issues: InputIssue[] = [];
    for (const part of parts) {
      if (isEmpty[part] && (part !== 'body' || raw.body === undefined)) continue;
      const result = z.safeParse(endpoint[part], storable(part, raw[part] ?? {}));
      input[part] = result.data;
      for (const issue of result.error?.issues ?? [])
        for (const path of pathsOf(issue))
          issues.push({ field: [part, ...path].join('.'), reason: issue.message || issue.code });
    }
    if (issues.length > 0) throw new Problem(400, coreStrings.outsideContract, { issues });
    return input as CheckedInput<E>;
  };
}

/** A part of an input without unstorable characters. Throws a `Problem` 400 if it is nested too deep. */
function storable(part: string, raw: unknown): unknown {
  try {
    return storableInput(raw);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const issues: InputIssue[] = [{ field: part, reason: error.message }];
    throw new Problem(400, coreStrings.outsideContract, { issues });
  }
}

/** Paths of the fields of an issue. Unknown keys of an object are one issue, at the object. */
const pathsOf = (issue: z.core.$ZodIssue): PropertyKey[][] =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];

const hasNoFields = (schema: z.ZodMiniType) =>
  schema instanceof z.ZodMiniObject && Object.keys(schema.shape as object).length === 0;
