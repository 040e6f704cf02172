import { nickNameLength, textLength } from '@shuyuan/api-client';
import type { AccountSettingsStrings } from './account-settings.strings.ts';

/**
 * What is wrong with a tidy name, in words; empty when it can be sent. The present one is refused here: it would spend the
 * only change.
 */
export function problemWith(name: string, present: string, strings: AccountSettingsStrings): string {
  const { least, most } = nickNameLength;
  if (name === '') return strings.nameMissing;
  if (name === present) return strings.nameSame;
  const length = textLength(name);
  if (length < least) return strings.nameShort(least);
  return length > most ? strings.nameLong(most) : '';
}
