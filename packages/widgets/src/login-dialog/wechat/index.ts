export { WechatScan } from './wechat-scan.tsx';
export { createWechatScan } from './wechat-scan.store.ts';
