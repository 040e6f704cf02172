/** A name of at most `length` characters, with an ellipsis in place of the rest. An emoji or a rare Han is one character. */
export function cutName(name: string, length: number): string {
  const characters = [...new Intl.Segmenter('zh').segment(name)];
  if (characters.length <= length) return name;
  return `${characters
    .slice(0, length)
    .map(({ segment }) => segment)
    .join('')}…`;
}
