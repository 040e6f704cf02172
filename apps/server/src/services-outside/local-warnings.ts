import type { DemonstrationAccount } from '../contract/module-deps.ts';
import type { OutsideSettings } from './outside-settings.ts';
import { isLoopbackAddress, isLoopbackHost } from './pages/loopback.ts';

export interface Openness {
  /** Where the server listens; undefined is the loopback. */
  host?: string;
  /** The address that visitors type. */
  publicUrl: string;
  outside: OutsideSettings;
}

/**
 * What an operator must hear when visitors come from elsewhere, but messages and pictures stay on this machine, and
 * `accounts` have a password that everybody can read.
 */
export function localWarnings(
  { host, publicUrl, outside }: Openness,
  accounts: readonly DemonstrationAccount[],
): string[] {
  const isOpen = (host !== undefined && !isLoopbackAddress(host)) || !isLoopbackHost(new URL(publicUrl).host);
  if (!isOpen) return [];
  return [
    ...(accounts.length > 0
      ? [
          `DEMONSTRATION ACCOUNTS ARE OPEN: everybody knows the password of ${accounts.map(({ mobile }) => mobile).join(', ')}. Start a new database with SEED_DEMO=0, or close these accounts.`,
        ]
      : []),
    ...(outside.sms.kind === 'local'
      ? [
          'SMS IS LOCAL: no code reaches a telephone, so visitors cannot register or sign in by code. Set SMS=aliyun.',
        ]
      : []),
    ...(outside.wechat.kind === 'local'
      ? [
          'WECHAT IS LOCAL: its pictures lead to a page that only this machine sees. Set WECHAT=official-account, or WECHAT=off.',
        ]
      : []),
    ...(outside.payment.kind === 'local'
      ? [
          'PAYMENT IS LOCAL: orders are paid on a page that only this machine sees, and no money comes. Set PAYMENT=wechat, or PAYMENT=off.',
        ]
      : []),
  ];
}
