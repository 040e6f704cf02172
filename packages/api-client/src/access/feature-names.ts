/** The feature sections that a server may switch on. All are off by default except `vip`. */
export const featureNames = [
  'vip',
  'live',
  'book',
  'topic',
  'paper',
  'practice',
  'mockPaper',
  'wrongBook',
  'wenda',
  'share',
  'codeExchanger',
  'snapshot',
  'ke',
  'promoCode',
  'daySignIn',
  'credit1Mall',
  'tuangou',
  'miaosha',
  'cert',
] as const;

/** One section of the product that hangs on a switch. */
export type FeatureName = (typeof featureNames)[number];
