import type { SessionApi } from '@shuyuan/api-client';
import { useState } from 'react';
import { useHost } from '../host/host-context.tsx';
import type { LoginDialogStore } from './login-dialog.store.ts';
import { createWechatScan, WechatScan } from './wechat/index.ts';

export interface WechatPanelProps {
  session: Pick<SessionApi, 'startWechat' | 'checkWechat'>;
  login: Pick<LoginDialogStore, 'signInBy' | 'bindScanned'>;
}

/** Sign-in by a picture that a telephone scans. Asks the server only while it is on the page. */
export function WechatPanel({ session, login }: WechatPanelProps) {
  const host = useHost();
  const [scan] = useState(() =>
    createWechatScan({
      session,
      host,
      onToken: (token) => void login.signInBy(token),
      onBind: login.bindScanned,
    }),
  );
  return <WechatScan store={scan} />;
}
