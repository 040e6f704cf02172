/** Seconds of a moment as people write it: `75`, `1:15`, `1:02:03`, with full-width colons too; null for none. */
export function parseMoment(text: string): number | null {
  const parts = text.trim().replaceAll('：', ':').split(':');
  if (parts.length > 3 || !parts.every((part) => /^\d{1,5}$/.test(part))) return null;
  const [seconds = 0, minutes = 0, hours = 0] = parts.map(Number).toReversed();
  if (parts.length > 1 && (seconds > 59 || (parts.length > 2 && minutes > 59))) return null;
  return hours * 3600 + minutes * 60 + seconds;
}

/** The most seconds that a note may be moved before what was just heard. */
export const longestLead = 10;

/** The second of a note that is begun at this position. */
export const stampAt = (position: number, lead: number): number => Math.max(0, Math.floor(position) - lead);
