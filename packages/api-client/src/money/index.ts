export {
  createCouponsApi,
  type Coupon,
  type CouponOffer,
  type CouponQuery,
  type CouponsApi,
  type CouponStatus,
  type FittingCoupon,
} from '../coupons/coupons.api.ts';
export { couponLimits } from '../coupons/coupons.rules.ts';
export {
  createFlashSalesApi,
  type FlashSale,
  type FlashSaleDetail,
  type FlashSaleList,
  type FlashSalesApi,
  type FlashSaleSlot,
  type OwnFlashSaleSlot,
} from '../deals/flash-sales.api.ts';
export {
  createGroupBuysApi,
  type GroupBuy,
  type GroupBuyDetail,
  type GroupBuyList,
  type GroupBuysApi,
  type GroupBuyTeam,
  type OwnGroupBuy,
} from '../deals/group-buys.api.ts';
export {
  createRefundsApi,
  type Refund,
  type RefundPreview,
  type RefundsApi,
} from '../refunds/refunds.api.ts';
export {
  createInvitationsApi,
  type BalanceRecord,
  type InvitationsApi,
  type InvitedUser,
  type NewWithdrawal,
  type OwnSharing,
  type SharedGoods,
  type Withdrawal,
} from '../invitations/invitations.api.ts';
export {
  createPromoCodesApi,
  type PromoCodeCheck,
  type PromoCodesApi,
  type UsedPromoCode,
} from '../promo-codes/promo-codes.api.ts';
export {
  createRedeemCodesApi,
  type RedeemableActivity,
  type RedeemCodesApi,
  type RedeemQuery,
  type RedeemRecord,
} from '../redeem-codes/redeem-codes.api.ts';
export { redeemCodeLimits } from '../redeem-codes/redeem-codes.rules.ts';
export { promoCodeLimits } from '../promo-codes/promo-codes.rules.ts';
export { withdrawalLimits } from '../invitations/invitations.rules.ts';
export { refundLimits, refundUnits } from '../refunds/refunds.rules.ts';
