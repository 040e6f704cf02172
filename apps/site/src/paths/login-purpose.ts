import type { LoginPurpose } from '@shuyuan/widgets/host';

const purposes: readonly (readonly [RegExp, LoginPurpose])[] = [
  [/^\/order\//, 'buy'],
  [/^\/(play|comboPaly|study-center)\b/i, 'study'],
  [/^\/exam\//, 'exam'],
  [/^\/exchanger\b/, 'redeem'],
  [/^\/share\b/, 'share'],
  [/^\/(note\/edit|my\/note)\b/, 'note'],
  [/^\/(problem|issue)\//, 'post'],
];

/** Returns the purpose of signing in for a visitor of this address; null where the address has none. */
export const purposeOf = (address: string): LoginPurpose | null =>
  purposes.find(([path]) => path.test(address))?.[1] ?? null;
