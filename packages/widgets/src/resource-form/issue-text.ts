import { textLength } from '@shuyuan/api-client';
import type { ResourceFormStrings } from './resource-form.strings.ts';
import type { FormIssue, FormValues } from './resource-form.types.ts';

/** By what is wrong with a value, in the words of the form. */
function issueText(issue: FormIssue, value: unknown, strings: ResourceFormStrings): string {
  const { code, origin, expected } = issue;
  const minimum = Number(issue.minimum);
  const maximum = Number(issue.maximum);
  const isEmpty = value === '' || value === null || value === undefined;
  const isBlank = typeof value === 'string' && value.trim() === '';
  if (code === 'invalid_type' && expected === 'number')
    return isEmpty ? strings.required : strings.notANumber;
  if (isEmpty && (code === 'too_small' || code === 'invalid_type')) return strings.required;
  if (code === 'invalid_type' && expected === 'int') return strings.notWhole;
  if (code === 'too_small' && origin === 'string')
    return isBlank ? strings.required : strings.tooShort(minimum);
  if (code === 'too_small') return strings.tooSmall(minimum);
  if (code === 'too_big' && origin === 'string') return strings.tooLong(textLength(String(value)) - maximum);
  if (code === 'too_big' && origin === 'array') return strings.tooMany(maximum);
  if (code === 'too_big') return strings.tooBig(maximum);
  return strings.invalid;
}

/** What is wrong with each field, the first thing of each; empty when nothing is. */
export function errorsOf(
  issues: readonly FormIssue[],
  values: FormValues,
  strings: ResourceFormStrings,
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of issues) {
    const name = String(issue.path[0] ?? '');
    errors[name] ??= issueText(issue, values[name], strings);
  }
  return errors;
}
