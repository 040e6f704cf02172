const firstOf = (word: string) => [...word][0] ?? '';

/** One Han character, or up to two Latin initials. Empty when the name is. */
export function initialsOf(name: string) {
  const words = name.trim().split(/\s+/);
  const first = firstOf(words[0] ?? '');
  if (!/\p{Script=Latin}/u.test(first)) return first;
  const last = words.length > 1 ? firstOf(words[words.length - 1] ?? '') : '';
  return (first + last).toUpperCase();
}

const tints = ['celadon', 'gold', 'paper'] as const;

/** Always the same ground for the same name. */
export function tintOf(name: string) {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return tints[sum % tints.length] ?? 'paper';
}
