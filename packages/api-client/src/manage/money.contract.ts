import { withSchemas } from '../http/schemas.ts';
import { manageCouponsContract } from './coupons.contract.ts';
import { manageCouponsEndpoints } from './coupons.endpoints.ts';
import { manageCreditsContract } from './credits.contract.ts';
import { manageCreditsEndpoints } from './credits.endpoints.ts';
import { manageFlashSalesContract, manageGroupBuysContract } from './deals.contract.ts';
import { manageProductsContract } from './products.contract.ts';
import { managePromoCodesContract } from './promo-codes.contract.ts';
import { managePromoCodesEndpoints } from './promo-codes.endpoints.ts';
import { manageRedeemCodesContract } from './redeem-codes.contract.ts';
import { manageRedeemCodesEndpoints } from './redeem-codes.endpoints.ts';
import { managePaymentsContract, manageRefundsContract } from './refunds.contract.ts';
import { managePaymentsEndpoints, manageRefundsEndpoints } from './refunds.endpoints.ts';
import { manageShareGoodsContract, manageWithdrawalsContract } from './sharing.contract.ts';
import { manageWithdrawalsEndpoints } from './sharing.endpoints.ts';
import { resourceEndpoints } from './resource.endpoints.ts';

/** What the console does about money: offers, refunds, payments, what invitations earn. */
export const managedMoney = {
  manageCoupons: withSchemas(manageCouponsEndpoints, manageCouponsContract),
  manageCredits: withSchemas(manageCreditsEndpoints, manageCreditsContract),
  manageFlashSales: withSchemas(
    resourceEndpoints('flashSale', { feature: 'miaosha' }),
    manageFlashSalesContract,
  ),
  manageGroupBuys: withSchemas(
    resourceEndpoints('groupBuy', { feature: 'tuangou' }),
    manageGroupBuysContract,
  ),
  manageWithdrawals: withSchemas(manageWithdrawalsEndpoints, manageWithdrawalsContract),
  manageProducts: withSchemas(resourceEndpoints('product'), manageProductsContract),
  managePromoCodes: withSchemas(managePromoCodesEndpoints, managePromoCodesContract),
  managePayments: withSchemas(managePaymentsEndpoints, managePaymentsContract),
  manageRedeemCodes: withSchemas(manageRedeemCodesEndpoints, manageRedeemCodesContract),
  manageRefunds: withSchemas(manageRefundsEndpoints, manageRefundsContract),
  manageShareGoods: withSchemas(
    resourceEndpoints('shareGood', { feature: 'share' }),
    manageShareGoodsContract,
  ),
};
