/** Second of a video as an address spells it, from 0; undefined for everything else. */
export const momentOf = (text: string | null): number | undefined =>
  text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
