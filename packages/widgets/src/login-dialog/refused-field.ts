import { isApiError } from '@shuyuan/api-client';
import type { FieldName } from './login-step.ts';

const names: readonly string[] = [
  'mobile',
  'image_captcha',
  'mobile_code',
  'password',
] satisfies readonly FieldName[];

const isFieldName = (name: unknown): name is FieldName => typeof name === 'string' && names.includes(name);

/** Which field the server has named as the wrong one. */
export function refusedField(error: unknown): FieldName | null {
  const data = isApiError(error) ? error.data : undefined;
  if (typeof data !== 'object' || data === null || !('field' in data)) return null;
  return isFieldName(data.field) ? data.field : null;
}
