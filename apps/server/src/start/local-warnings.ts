import type { DemonstrationAccount } from '../modules/module-deps.ts';
import type { OutsideSettings } from '../services-outside/outside-settings.ts';
import { isOpenToOthers, type Openness } from '../services-outside/openness.ts';

/**
 * What an operator must hear when visitors come from elsewhere, but messages and pictures stay on this machine, and
 * `accounts` have a password that everybody can read.
 */
export function localWarnings(
  { outside, ...openness }: Openness & { outside: OutsideSettings },
  accounts: readonly DemonstrationAccount[],
): string[] {
  if (!isOpenToOthers(openness)) return [];
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
          'WECHAT IS LOCAL: its pictures lead to a page that is closed while others can reach this server. Set WECHAT=official-account, or WECHAT=off.',
        ]
      : []),
    ...(outside.payment.kind === 'local'
      ? [
          'PAYMENT IS LOCAL: the page on which orders are paid is closed while others can reach this server, and no money comes. Set PAYMENT=wechat, PAYMENT=alipay or both, or PAYMENT=off.',
        ]
      : []),
  ];
}
