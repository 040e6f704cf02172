import type { SessionApi, WechatCheck } from '@shuyuan/api-client';
import type { ScanCode, WechatScanState } from './wechat-scan.state.ts';

/** Squares in the three corners of a QR code. */
const corners = [
  [0, 0],
  [18, 0],
  [0, 18],
] as const;

/** Looks like a QR code of 25 by 25 squares, and says nothing. */
export function codePicture(seed: number): string {
  let noise = seed;
  const squares: string[] = [];
  for (let y = 0; y < 25; y += 1) {
    for (let x = 0; x < 25; x += 1) {
      noise = (noise * 1103515245 + 12345) % 2147483648;
      const isCorner = corners.some(
        ([left, top]) => x >= left - 1 && x < left + 8 && y >= top - 1 && y < top + 8,
      );
      if (!isCorner && noise % 7 < 3) squares.push(`M${x} ${y}h1v1h-1z`);
    }
  }
  const eyes = corners.map(([x, y]) => `M${x} ${y}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 25 25" width="300" height="300" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h25v25H0z"/><path fill-rule="evenodd" d="${squares.join('')}${eyes.join('')}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

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
