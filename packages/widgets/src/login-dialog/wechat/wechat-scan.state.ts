/** A picture that a telephone can scan, and the code by which the server knows it. */
export interface ScanCode {
  code: string;
  /** A picture as a `data:` URI. */
  image: string;
}

/** Where a sign-in by WeChat stands. */
export type WechatScanState =
  /** A picture is on its way. */
  | { status: 'starting' }
  /** Waiting for a telephone. */
  | { status: 'ready'; scan: ScanCode }
  /** A telephone has the picture and has not said yes yet. */
  | { status: 'scanned'; scan: ScanCode }
  /** The telephone has said yes; the token went to `onToken`. */
  | { status: 'confirmed'; scan: ScanCode }
  /** The telephone has said yes, but the account has no mobile number; the code went to `onBind`. */
  | { status: 'bind'; scan: ScanCode }
  /** The picture is no longer good. */
  | { status: 'expired'; scan: ScanCode }
  /** No picture came. `message` is what the server has said, null when it said nothing. */
  | { status: 'failed'; message: string | null }
  /** The picture is good, but the server could not be asked several times in a row. */
  | { status: 'lost'; scan: ScanCode };

export type WechatScanStatus = WechatScanState['status'];

/** Legal moves. Everything else is refused, so that a late answer changes nothing. */
export const wechatScanMoves: Record<WechatScanStatus, readonly WechatScanStatus[]> = {
  starting: ['starting', 'ready', 'failed'],
  ready: ['ready', 'scanned', 'confirmed', 'bind', 'expired', 'lost', 'starting'],
  // A telephone that gave up leaves the picture to the next one.
  scanned: ['ready', 'scanned', 'confirmed', 'bind', 'expired', 'lost', 'starting'],
  confirmed: ['starting'],
  bind: ['starting'],
  expired: ['starting'],
  failed: ['starting'],
  lost: ['ready', 'expired', 'starting'],
};

/** Whether the server is being asked after the picture. */
export const isAsked = (
  state: WechatScanState,
): state is Extract<WechatScanState, { status: 'ready' | 'scanned' }> =>
  state.status === 'ready' || state.status === 'scanned';
