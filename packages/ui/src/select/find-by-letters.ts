/** How long letters typed one after the other belong to one word, in milliseconds. */
const pause = 1000;

/** Collects the letters of a word that is typed without a field, and finds the label that begins with it. */
export function createLetterSearch() {
  let letters = '';
  let last = -Infinity;
  return {
    /** Whether a space would belong to the word. */
    isTyping: (time: number) => letters !== '' && time - last < pause,
    /** Index of the next label that begins with the letters, or -1. One letter again goes on to the next label. */
    find(letter: string, time: number, labels: readonly string[], current: number) {
      letters = time - last < pause ? letters + letter.toLowerCase() : letter.toLowerCase();
      last = time;
      const isOneLetter = new Set(letters).size === 1;
      const word = isOneLetter ? letters.charAt(0) : letters;
      const from = isOneLetter ? current + 1 : Math.max(current, 0);
      const order = labels.map((_, step) => (from + step) % labels.length);
      return order.find((index) => labels[index]?.toLowerCase().startsWith(word)) ?? -1;
    },
  };
}

export type LetterSearch = ReturnType<typeof createLetterSearch>;

/** Whether a key writes a letter, rather than doing something. */
export const isLetter = ({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Record<'ctrlKey' | 'metaKey' | 'altKey', boolean> & { key: string }) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;
