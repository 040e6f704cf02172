import * as z from 'zod/mini';
import { plainCharacters } from '../http/plain-characters.ts';
import { mobilePattern, passwordLength, plainMobile } from './session.rules.ts';

/** Read as a person writes it, kept as eleven digits. */
export const mobile = z.string().check(z.overwrite(plainMobile), z.regex(mobilePattern));

export const mobileCode = z.string().check(z.overwrite(plainCharacters), z.regex(/^\d{6}$/));

export const newPassword = z
  .string()
  .check(z.minLength(passwordLength.least), z.maxLength(passwordLength.most));

/** The `msv` that the person came with. */
export const source = z.optional(z.string().check(z.maxLength(200)));

export const token = z.object({ token: z.string() });

/** A picture as a `data:` URI. */
export const image = z.string().check(z.startsWith('data:image/'));
