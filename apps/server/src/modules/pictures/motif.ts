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
  'lens',
  'strings',
  'brushwork',
  'lanterns',
] as const;

export type Motif = (typeof motifs)[number];
