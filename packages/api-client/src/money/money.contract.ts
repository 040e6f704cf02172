import { withSchemas } from '../http/schemas.ts';
import { couponsContract } from '../coupons/coupons.contract.ts';
import { couponsEndpoints } from '../coupons/coupons.endpoints.ts';
import { flashSalesEndpoints, groupBuysEndpoints } from '../deals/deals.endpoints.ts';
import { flashSalesContract } from '../deals/flash-sales.contract.ts';
import { groupBuysContract } from '../deals/group-buys.contract.ts';
import { invitationsContract } from '../invitations/invitations.contract.ts';
import { invitationsEndpoints } from '../invitations/invitations.endpoints.ts';
import { promoCodesContract } from '../promo-codes/promo-codes.contract.ts';
import { promoCodesEndpoints } from '../promo-codes/promo-codes.endpoints.ts';
import { redeemCodesContract } from '../redeem-codes/redeem-codes.contract.ts';
import { redeemCodesEndpoints } from '../redeem-codes/redeem-codes.endpoints.ts';
import { refundsContract } from '../refunds/refunds.contract.ts';
import { refundsEndpoints } from '../refunds/refunds.endpoints.ts';

/** What people are offered for a while, refunds, and what inviting somebody earns. */
export const money = {
  coupons: withSchemas(couponsEndpoints, couponsContract),
  flashSales: withSchemas(flashSalesEndpoints, flashSalesContract),
  groupBuys: withSchemas(groupBuysEndpoints, groupBuysContract),
  invitations: withSchemas(invitationsEndpoints, invitationsContract),
  promoCodes: withSchemas(promoCodesEndpoints, promoCodesContract),
  redeemCodes: withSchemas(redeemCodesEndpoints, redeemCodesContract),
  refunds: withSchemas(refundsEndpoints, refundsContract),
};
