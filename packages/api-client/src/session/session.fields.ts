import * as z from 'zod/mini';

/** Mainland mobile numbers: 11 digits, the second one 3 to 9. */
export const mobilePattern = /^1[3-9]\d{9}$/;

/** How long a new password may be, in characters. Older ones may differ. */
export const passwordLength = { least: 6, most: 64 } as const;

/** Both sides of the slider puzzle in pixels. */
export const sliderSize = { width: 350, height: 170 } as const;

export const mobile = z.string().check(z.regex(mobilePattern));

export const mobileCode = z.string().check(z.regex(/^\d{6}$/));

export const newPassword = z
  .string()
  .check(z.minLength(passwordLength.least), z.maxLength(passwordLength.most));

/** The `msv` that the person came with. */
export const source = z.optional(z.string().check(z.maxLength(200)));

export const token = z.object({ token: z.string() });

/** A picture as a `data:` URI. */
export const image = z.string().check(z.startsWith('data:image/'));
