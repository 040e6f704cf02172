import * as z from 'zod/mini';
import { plainCharacters, plainCode } from '../http/plain-characters.ts';
import { mobilePattern, passwordLength, plainMobile } from './session.rules.ts';

/** Read as a person writes it, kept as eleven digits. */
export const mobile = z.string().check(z.overwrite(plainMobile), z.regex(mobilePattern));

export const mobileCode = z.string().check(z.overwrite(plainCode), z.regex(/^\d{6}$/));

export const newPassword = z
  .string()
  .check(z.minLength(passwordLength.least), z.maxLength(passwordLength.most));

/** Marketing source (`msv`) that the person came with. Clients that have none send null or leave it out. */
export const source = z.pipe(
  z.optional(z.nullable(z.string().check(z.overwrite(plainCharacters), z.maxLength(200)))),
  z.transform((msv) => msv ?? undefined),
);

export const token = z.object({ token: z.string() });

/** A picture as a `data:` URI. */
export const image = z.string().check(z.startsWith('data:image/'));
