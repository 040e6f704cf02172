export type { DealPrices, DealsProps } from './deals.props.ts';
export type { DealsStrings } from './deals.strings.ts';
export { Deals } from './deals.tsx';
