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

/** What somebody signs in for who was headed to a page of the site; null for nothing in particular. */
export const purposeOf = (address: string): LoginPurpose | null =>
  purposes.find(([path]) => path.test(address))?.[1] ?? null;
