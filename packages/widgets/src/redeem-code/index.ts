export { RedeemCode } from './redeem-code.tsx';
export type { RedeemCodeProps } from './redeem-code.props.ts';
export type { RedeemCodeStrings } from './redeem-code.strings.ts';
