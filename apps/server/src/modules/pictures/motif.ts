/** What a cover or slider shows. */
export const motifs = [
  'mountains',
  'bamboo',
  'lattice',
  'circle',
  'books',
  'abacus',
  'stars',
  'waves',
  'plum',
  'bridge',
] as const;

export type Motif = (typeof motifs)[number];
