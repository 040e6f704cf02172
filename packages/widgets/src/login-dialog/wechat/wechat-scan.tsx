import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useHost } from '../../host/host-context.tsx';
import type { WechatScanStore } from './wechat-scan.store.ts';
import { wechatScanStrings } from './wechat-scan.strings.ts';
import { WechatScanView } from './wechat-scan.view.tsx';

export interface WechatScanProps {
  /** Of `createWechatScan`. It asks the server as long as this is on the page, and not a moment longer. */
  store: WechatScanStore;
}

/** A code to be scanned with WeChat, 200 px square, and what becomes of it. */
export function WechatScan({ store }: WechatScanProps) {
  const { locale } = useHost();
  const state = useStore(store);
  useEffect(() => store.open(), [store]);
  const group = useRef<HTMLDivElement>(null);

  function handleRenew() {
    group.current?.focus();
    store.renew();
  }

  return (
    <WechatScanView
      state={state}
      strings={wechatScanStrings[locale]}
      groupRef={group}
      onRenew={handleRenew}
    />
  );
}
