/** Whom WeChat says it is. */
export interface WechatIdentity {
  /** Names the person within this one application. */
  openId: string;
  /** Names the person across all applications of one owner; null when they are not tied together. */
  unionId: string | null;
  nickName: string;
  /** Address of a picture; empty when the person has none. */
  avatar: string;
}

/** A way to learn from WeChat who scanned a picture. The answer comes over pages that the same adapter serves. */
export interface WechatScan {
  /**
   * The address that the picture holds. `state` names one started sign-in: at most 128 letters and digits that
   * cannot be guessed, and never the `code` that the asking browser polls with, since whoever sees the picture
   * knows it.
   */
  linkFor: (state: string) => Promise<string>;
}

/** What an adapter tells the product about a started sign-in. Each answers whether the state still waited for that. */
export interface WechatScanEvents {
  /** A telephone has the picture. Once more is fine while it is not answered. */
  markScanned: (state: string) => Promise<boolean>;
  /** The person said yes. */
  confirmScan: (state: string, identity: WechatIdentity) => Promise<boolean>;
  /** The person said no. */
  refuseScan: (state: string) => Promise<boolean>;
}
