import { blankCell, type SheetCell } from '../../file-reading/spreadsheet/cell.ts';

/** The moment of the serial 0: spreadsheets count days from here. */
const firstDay = Date.UTC(1899, 11, 31);
const dayLength = 86_400_000;
const eightHours = 8 * 60 * 60_000;

/** Serials that are read as a day: those of four and five digits, from 1902 to 2173. */
const serials = { least: 1_000, end: 100_000 };

/** Digits and signs in their ordinary width, for reading numbers. */
const ordinary = (text: string) => text.normalize('NFKC').trim();

/**
 * Returns the seconds of a length as its cell shows it: `90`, `1:30` for minutes and seconds, `1:02:03` for hours too. Of a blank cell 0,
 * undefined for what is no length.
 */
export function secondsOf({ text: shown, fault }: SheetCell = blankCell): number | undefined {
  if (fault) return undefined;
  const text = ordinary(shown);
  if (text === '') return 0;
  // A part of a day without its format: nobody can say whether it was minutes or hours.
  if (/^0?\.\d+$/.test(text)) return undefined;
  if (/^\d+(?:\.\d+)?$/.test(text)) return Math.round(Number(text));
  const [, hours = '0', minutes = '', seconds = ''] =
    /^(?:(\d{1,3}):)?(\d{1,3}):(\d{2}(?:\.\d{1,3})?)$/.exec(text) ?? [];
  if (minutes === '' || Number(seconds) >= 60) return undefined;
  return Number(hours) * 3600 + Number(minutes) * 60 + Math.round(Number(seconds));
}

/**
 * Returns the moment of a date cell, a serial number or `2026-11-21 19:30` by the clock of China: of a date cell also what its format
 * leaves out, as the year of `11月21日`. Null for a blank cell, undefined for what is no moment.
 */
export function instantOf({ text: shown, number, isMoment, fault }: SheetCell = blankCell):
  Date | null | undefined {
  if (fault) return undefined;
  const text = ordinary(shown);
  if (text === '') return null;
  const serial = isMoment ? number : /^\d{4,5}(?:\.\d+)?$/.test(text) ? (number ?? Number(text)) : null;
  if (serial !== null) {
    // Spreadsheets count a day that never was, 29 February 1900: later serials are one too high.
    return serial >= serials.least && serial < serials.end
      ? new Date(firstDay + Math.round((serial - 1) * dayLength) - eightHours)
      : undefined;
  }
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

/** Text of a moment by the clock of China, as `instantOf` reads it. */
export const momentText = (instant: Date): string =>
  new Date(instant.getTime() + eightHours).toISOString().slice(0, 19).replace('T', ' ');
