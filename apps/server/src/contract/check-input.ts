import type { CheckedInput, Endpoint } from '@shuyuan/api-client/contract';
import * as z from 'zod/mini';
import { coreStrings } from '../http/core.strings.ts';
import { Problem } from './problem.ts';

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

/** Holds a call against its contract. Throws a `Problem` 400 that lists every issue. */
export function checkInput<E extends Endpoint>(endpoint: E, raw: RawInput): CheckedInput<E> {
  const issues: InputIssue[] = [];
  const check = (part: keyof RawInput) => {
    const result = z.safeParse(endpoint[part], raw[part] ?? {});
    if (result.success) return result.data;
    for (const { path, code, message } of result.error.issues) {
      issues.push({ field: [part, ...path].join('.'), reason: message || code });
    }
    return undefined;
  };
  const input = { params: check('params'), query: check('query'), body: check('body') };
  if (issues.length > 0) throw new Problem(400, coreStrings.outsideContract, { issues });
  return input as CheckedInput<E>;
}
