/** A moment by the clock of China: `2026-11-21 19:30`. */
export const dayAndTime = (moment: string) =>
  new Date(Date.parse(moment) + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
