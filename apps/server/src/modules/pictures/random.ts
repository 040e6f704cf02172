/** Numbers in [0, 1) that look random and are always the same for one seed. */
export function createRandom(seed: string): () => number {
  let state = hash(seed);
  return () => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function hash(text: string) {
  let sum = 2_166_136_261;
  for (const character of text) sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return sum;
}
