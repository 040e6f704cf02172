/** Tenths are what a hand and an eye can tell apart here. */
export const tenth = (seconds: number) => Math.round(seconds * 10) / 10;

/** A moment to the tenth, as the handles stand: `1:02.4`. */
export function tenthsText(seconds: number): string {
  const tenths = Math.round(Math.max(0, seconds) * 10);
  const minutes = Math.floor(tenths / 600);
  const rest = (tenths % 600) / 10;
  return `${minutes}:${rest < 10 ? '0' : ''}${rest.toFixed(1)}`;
}
