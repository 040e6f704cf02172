import type { ModuleDeps } from '../module-deps.ts';
import type { WechatScanEvents } from '../../services-outside/wechat/wechat-scan.ts';
import * as repo from './outside-accounts.repo.ts';
import { bindingLife } from './scan-life.ts';
import { hashToken } from '../../secrets/token.ts';

/** What becomes of a started sign-in by WeChat when its adapter tells of the telephone. */
export function createWechatScans({ db, clock }: Pick<ModuleDeps, 'db' | 'clock'>): WechatScanEvents {
  return {
    markScanned: (state) =>
      repo.moveScan(db, hashToken(state), ['waiting', 'scanned'], { progress: 'scanned' }, clock.now()),

    refuseScan: (state) =>
      repo.moveScan(db, hashToken(state), ['waiting', 'scanned'], { progress: 'over' }, clock.now()),

    async confirmScan(state, identity) {
      const now = clock.now();
      return db.transaction(async (tx) => {
        const socialAccountId = await repo.keepWechatAccount(tx, identity, now);
        // From here on the person may have to type a mobile number and wait for its code.
        const expiresAt = new Date(now.getTime() + bindingLife);
        const change = { progress: 'confirmed' as const, socialAccountId, expiresAt };
        return repo.moveScan(tx, hashToken(state), ['waiting', 'scanned'], change, now);
      });
    },
  };
}
