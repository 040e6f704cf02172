export { WechatScan, type WechatScanProps } from './wechat-scan.tsx';
export { WechatScanView, type WechatScanViewProps } from './wechat-scan.view.tsx';
export { createWechatScan, type WechatScanDeps, type WechatScanStore } from './wechat-scan.store.ts';
export type { WechatScanState } from './wechat-scan.state.ts';
export { wechatScanStrings } from './wechat-scan.strings.ts';
