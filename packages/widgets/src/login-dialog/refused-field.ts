import { refusedField as nameOfRefused } from '@shuyuan/api-client';
import type { FieldName } from './login-step.ts';

const names: readonly string[] = [
  'mobile',
  'image_captcha',
  'mobile_code',
  'password',
] satisfies readonly FieldName[];

const isFieldName = (name: string | null): name is FieldName => name !== null && names.includes(name);

/** Which field of the dialog the server has named as the wrong one. */
export function refusedField(error: unknown): FieldName | null {
  const name = nameOfRefused(error);
  return isFieldName(name) ? name : null;
}
