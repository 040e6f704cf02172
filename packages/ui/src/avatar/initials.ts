const first = /^\P{M}\p{M}*/u;

const firstOf = (word: string) => first.exec(word)?.[0] ?? '';

/** One Han character, or up to two Latin initials. Empty when the name is. */
export function initialsOf(name: string) {
  const words = name.trim().split(/\s+/);
  const initial = firstOf(words[0] ?? '');
  if (!/\p{Script=Latin}/u.test(initial)) return initial;
  const last = words.length > 1 ? firstOf(words.at(-1) ?? '') : '';
  return (initial + last).toUpperCase();
}

const tints = ['celadon', 'gold', 'paper'] as const;

/** Always the same ground for the same name. */
export function tintOf(name: string) {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return tints[sum % tints.length] ?? 'paper';
}
