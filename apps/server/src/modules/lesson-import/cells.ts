/** What a cell of a spreadsheet holds. */
export type SheetCell = string | number | boolean | Date | null | undefined;

/** Days are counted from here: the moment of the serial 0. */
const firstDay = Date.UTC(1899, 11, 31);
const dayLength = 86_400_000;
const eightHours = 8 * 60 * 60_000;

/** The words of a cell, with full-width digits and signs as ordinary ones. */
export function textOf(cell: SheetCell): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString();
  return String(cell).normalize('NFKC').trim();
}

/** Seconds of `90`, `1:30`, `1:02:03` or a time cell; undefined for what is no length. An empty cell is 0. */
export function secondsOf(cell: SheetCell): number | undefined {
  if (cell instanceof Date) return Math.round((cell.getTime() - firstDay) / 1000);
  // A time that was formatted as a number is a part of a day.
  if (typeof cell === 'number' && cell > 0 && cell < 1) return Math.round(cell * 86_400);
  const text = textOf(cell);
  if (text === '') return 0;
  if (/^\d+(\.\d+)?$/.test(text)) return Math.round(Number(text));
  const [, hours = '0', minutes = '', seconds = ''] = /^(?:(\d{1,3}):)?(\d{1,3}):(\d{2})$/.exec(text) ?? [];
  if (minutes === '' || Number(seconds) > 59) return undefined;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** The moment of a date cell, a serial number or `2026-11-21 19:30` by the clock of China; null for an empty cell, undefined for what is none. */
export function instantOf(cell: SheetCell): Date | null | undefined {
  if (cell instanceof Date) return new Date(cell.getTime() - eightHours);
  const text = textOf(cell);
  if (text === '') return null;
  // Spreadsheets count a day that never was, 29 February 1900: later serials are one too high.
  if (/^\d{4,5}(\.\d+)?$/.test(text) && Number(text) > 60)
    return new Date(firstDay + Math.round((Number(text) - 1) * dayLength) - eightHours);
  const parts = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/.exec(
    text,
  );
  if (!parts) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
    .slice(1)
    .map((part) => Number(part ?? 0));
  const clock = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  // The 31st of a month of 30 days is no day.
  const isDay = clock.getUTCMonth() === month - 1 && clock.getUTCDate() === day && hour < 24 && minute < 60;
  return isDay ? new Date(clock.getTime() - eightHours) : undefined;
}
