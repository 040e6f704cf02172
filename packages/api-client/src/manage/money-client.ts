import type { Http } from '../http/create-http.ts';
import { createManagedCoupons } from './coupons-client.ts';
import { createManagedCredits } from './credits-client.ts';
import { createManagedDeals } from './deals-client.ts';
import { createManagedProducts } from './products-client.ts';
import { createManagedPromoCodes } from './promo-codes-client.ts';
import { createManagedRedeemCodes } from './redeem-codes-client.ts';
import { createManagedRefunds } from './refunds-client.ts';
import { createManagedSharing } from './sharing-client.ts';

/** The calls about money as the console needs them: offers, refunds, payments, what invitations earn. */
export const createManagedMoney = (http: Http) => ({
  ...createManagedCoupons(http),
  ...createManagedCredits(http),
  ...createManagedDeals(http),
  ...createManagedProducts(http),
  ...createManagedPromoCodes(http),
  ...createManagedRedeemCodes(http),
  ...createManagedRefunds(http),
  ...createManagedSharing(http),
});
