import { Problem } from '../../errors/problem.ts';
import { decodeText } from '../../file-reading/decode-text.ts';
import { readSpreadsheet } from '../../file-reading/spreadsheet/read-spreadsheet.ts';
import { exchangeStrings as strings } from '../exams/formats/exchange.strings.ts';
import { mostQuestions, type ReadOutcome } from '../exams/formats/exchanged.ts';
import { readGift } from '../exams/formats/gift-read.ts';
import { readQti } from '../exams/formats/qti-read.ts';
import { readSheetRows } from '../exams/formats/sheet-questions.ts';

/** Rows of a sheet besides its questions: a guide and the headings. */
const otherRows = 3;

const refusal = (message: string) => new Problem(1, message, { field: 'content' });

/** The questions of a file, and what is wrong with the others. Throws a refusal for what is no such file. */
export async function readFile(format: 'xlsx' | 'gift' | 'qti', bytes: Uint8Array): Promise<ReadOutcome> {
  const read = readers[format](bytes);
  const total = read.questions.length + new Set(read.faults.map(({ line }) => line)).size;
  if (total === 0) throw refusal(strings.noQuestions);
  if (total > mostQuestions) throw refusal(strings.tooMany(mostQuestions));
  return read;
}

const readers = {
  xlsx(bytes: Uint8Array) {
    // One more than may be imported, so that a longer file is refused and not cut off.
    const rows = readSpreadsheet(bytes, otherRows + mostQuestions + 1);
    if (!rows) throw refusal(strings.notReadable);
    const read = readSheetRows(rows);
    if (!read) throw refusal(strings.noHeadings);
    return read;
  },
  gift(bytes: Uint8Array) {
    const text = decodeText(bytes);
    if (text === null) throw refusal(strings.notText);
    return readGift(text);
  },
  qti(bytes: Uint8Array) {
    const read = readQti(bytes);
    if (!read) throw refusal(strings.notReadable);
    return read;
  },
};
