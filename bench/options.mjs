// What is said after a benchmark's name: `npm run bench -- search-dialog --times 9`.
const words = process.argv.slice(2);

/** How often each thing is measured; the median counts. */
export const timesOr = (standard) => Number(valueOf('--times') ?? standard);

export const isSaid = (option) => words.includes(option);

export function valueOf(option) {
  const at = words.indexOf(option);
  return at < 0 ? undefined : words[at + 1];
}
