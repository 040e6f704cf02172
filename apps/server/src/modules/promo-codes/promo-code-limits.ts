import { createCodeTries } from '../../limits/code-tries.ts';
import { promoCodeStrings as strings } from './promo-codes.strings.ts';

const window = { windowSeconds: 15 * 60 };

/** Counts a wrong promo code or coupon code. A classroom buys behind one address. */
export const tryCode = createCodeTries({
  name: 'promo-code',
  perPerson: { limit: 20, ...window },
  perNetwork: { limit: 200, ...window },
  tooMany: strings.tooMany,
});
