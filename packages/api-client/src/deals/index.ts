export {
  createFlashSalesApi,
  type FlashSale,
  type FlashSaleDetail,
  type FlashSaleList,
  type FlashSalesApi,
  type FlashSaleSlot,
  type OwnFlashSaleSlot,
} from './flash-sales.api.ts';
export {
  createGroupBuysApi,
  type GroupBuy,
  type GroupBuyDetail,
  type GroupBuyList,
  type GroupBuysApi,
  type GroupBuyTeam,
  type OwnGroupBuy,
} from './group-buys.api.ts';
