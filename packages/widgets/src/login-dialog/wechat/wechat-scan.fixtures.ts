import type { SessionApi, WechatCheck } from '@shuyuan/api-client';
import { codePicture } from '../../testing/code-picture.fixtures.ts';
import type { ScanCode, WechatScanState } from './wechat-scan.state.ts';

const scan: ScanCode = { code: 'scan-1', image: codePicture(7) };

/** Every state of a sign-in by WeChat. */
export const wechatScanFixtures = {
  starting: { status: 'starting' },
  ready: { status: 'ready', scan },
  scanned: { status: 'scanned', scan },
  confirmed: { status: 'confirmed', scan },
  bind: { status: 'bind', scan },
  expired: { status: 'expired', scan },
  lost: { status: 'lost', scan },
  failed: { status: 'failed', message: null },
  refused: { status: 'failed', message: '微信登录暂未开放，请用手机号登录' },
} satisfies Record<string, WechatScanState>;

/** A server in memory whose telephone answers so, one answer a question, and then stays with the last one. */
export function createScanBackend(answers: WechatCheck[]): Pick<SessionApi, 'startWechat' | 'checkWechat'> {
  let count = 0;
  return {
    async startWechat() {
      count += 1;
      return { code: `scan-${count}`, image: codePicture(count * 7), expires_in: 300 };
    },
    async checkWechat() {
      const [answer = { success: -1, state: 'waiting' }] = answers;
      if (answers.length > 1) answers.shift();
      return answer;
    },
  };
}
