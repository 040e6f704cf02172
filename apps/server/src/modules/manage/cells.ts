/** An instant in China for a table that people read: `2026-11-21 12:00`. Empty for none. */
export function dayAndTime(instant: string | null): string {
  if (instant === null) return '';
  const inChina = new Date(new Date(instant).getTime() + 8 * 60 * 60_000);
  return inChina.toISOString().slice(0, 16).replace('T', ' ');
}
