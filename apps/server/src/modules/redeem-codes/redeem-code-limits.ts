import { createCodeTries } from '../../limits/code-tries.ts';
import { redeemCodeStrings as strings } from './redeem-codes.strings.ts';

const window = { windowSeconds: 15 * 60 };

/** Counts a wrong redeem code, when it is looked at and when it is taken. A classroom redeems behind one address. */
export const tryCode = createCodeTries({
  name: 'redeem-code',
  perPerson: { limit: 30, ...window },
  perNetwork: { limit: 300, ...window },
  tooMany: strings.tooMany,
});
