import { randomBytes } from 'node:crypto';

/** Part of the link of a batch, which nobody guesses. */
export const createCouponToken = () => randomBytes(16).toString('base64url');
