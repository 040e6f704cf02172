import { format, getFormatFromId, isDateFormat } from 'numfmt';
import { blankCell, longestCell, textCell, type CellFault, type SheetCell } from './cell.ts';
import { chineseFormats, chineseHalves } from './built-in-formats.strings.ts';

/** How numbers of a workbook are shown. */
export interface Formats {
  /** Number format code of a cell by the index of its style. */
  codeOf: (style: number) => string;
  /** Whether days are counted from 1 January 1904, as in old files of Excel for Mac. */
  is1904: boolean;
}

/** A cell as the file stores it. */
export interface StoredCell {
  /** Type in the file: `n` number, `s`, `str` and `inlineStr` text, `b` boolean, `e` error, `d` ISO date. */
  type: string;
  /** Index of its style. */
  style: number;
  value: string;
  hasFormula: boolean;
}

const general = 'General';

/** Longest format code of Excel. */
const longestCode = 255;

/** Days between the two systems of counting. */
const days1904 = 1_462;

/** Integers from here on have lost digits: spreadsheets keep 15. */
const firstUnsafe = 1e15;

const errorValues = new Set([
  '#N/A',
  '#REF!',
  '#VALUE!',
  '#DIV/0!',
  '#NAME?',
  '#NULL!',
  '#NUM!',
  '#SPILL!',
  '#CALC!',
  '#GETTING_DATA',
]);

const unreadable = (fault: CellFault): SheetCell => ({ ...blankCell, fault });

/** The code of a built-in number format, as Chinese programs show it. */
export const builtInFormat = (id: number): string =>
  chineseFormats[id] ?? getFormatFromId(id, 'zh-CN') ?? general;

/** Returns what a cell shows, or why that cannot be said. */
export function shownCell({ type, style, value, hasFormula }: StoredCell, formats: Formats): SheetCell {
  if (value.length > longestCell) return unreadable('long');
  const code = formats.codeOf(style);
  switch (type) {
    case 's':
    case 'str':
    case 'inlineStr':
      return shownText(value, code);
    case 'b':
      return textCell(value === '1' || value.toLowerCase() === 'true' ? 'TRUE' : 'FALSE');
    case 'e':
      return unreadable('error');
    case 'd': {
      const instant = Date.parse(/[T ]/.test(value) ? `${value.replace(/Z$/, '')}Z` : value);
      return Number.isNaN(instant) ? shownText(value, code) : shownNumber(serialOf(instant), code, {});
    }
    default: {
      if (value.trim() === '') return hasFormula ? unreadable('formula') : blankCell;
      const number = Number(value);
      return Number.isFinite(number) ? shownNumber(number, code, formats) : shownText(value, code);
    }
  }
}

/** Days since the last day of 1899, with the 29 February 1900 that spreadsheets count. */
const serialOf = (instant: number) => (instant - Date.UTC(1899, 11, 30)) / 86_400_000;

function shownText(value: string, code: string): SheetCell {
  const text = value.trim();
  if (errorValues.has(text)) return unreadable('error');
  // WPS keeps a picture inside a cell as a call of this function.
  if (/^=?(?:_xlfn\.)?DISPIMG\(/.test(text)) return unreadable('picture');
  // A format for texts can add to them or hide them: `@"号"`, `;;;`.
  if (text === '' || code === general || code === '@') return textCell(text);
  const shown = formatted(code, text);
  return shown === null ? unreadable('format') : textCell(shown);
}

function shownNumber(stored: number, code: string, { is1904 = false }: Partial<Formats>): SheetCell {
  if (Math.abs(stored) >= firstUnsafe) return unreadable('digits');
  if (code.length > longestCode) return unreadable('format');
  const isMoment = isMomentCode(code);
  // A duration is no day, so that it does not depend on the first one.
  const isDay = isMoment && /[yd]/i.test(withoutLiterals(code));
  const number = is1904 && isDay ? stored + days1904 : stored;
  const shown = formatted(code, number);
  if (shown === null) return unreadable('format');
  // A number that is too long for its cell is shown as `1.23457E+11`.
  if (code === general && shown.includes('E')) return unreadable('digits');
  return { ...textCell(shown), number, isMoment };
}

/** A code without texts in quotes, escaped signs and what stands in brackets but durations. */
const withoutLiterals = (code: string) =>
  // pattern-limit: a code has 255 characters at most
  code.replaceAll(/"[^"]{0,255}"|\\.|\[(?!h+\]|m+\]|s+\])[^\]]{0,255}\]/gi, '');

const isMomentCode = (code: string): boolean => {
  try {
    return isDateFormat(code) || /\[(?:h+|m+|s+)\]/i.test(code);
  } catch {
    return false;
  }
};

/** Shows a value by a format code; null for a code that cannot be followed and a date that no spreadsheet shows. */
function formatted(code: string, value: number | string): string | null {
  if (code.length > longestCode) return null;
  // Digits as Chinese numerals.
  if (/\[DBNum\d\]/i.test(code)) return null;
  try {
    return format(code.replaceAll(chineseHalves, 'AM/PM'), value, {
      locale: 'zh-CN',
      dateSpanLarge: false,
      dateErrorThrows: true,
    });
  } catch {
    return null;
  }
}
