// A module of its own: most pages have no offer, and those that have one do not wait for it.
export { createFlashSalesApi, createGroupBuysApi } from '@shuyuan/api-client/money';
export { Deals } from '@shuyuan/widgets/deals';
