import { readXlsx } from 'hucre/xlsx';
import { Problem } from '../../errors/problem.ts';
import { exchangeStrings as strings } from '../exams/formats/exchange.strings.ts';
import type { ReadOutcome } from '../exams/formats/exchanged.ts';
import { readGift } from '../exams/formats/gift-read.ts';
import { readQti } from '../exams/formats/qti-read.ts';
import { readSheetRows } from '../exams/formats/sheet-questions.ts';
import type { SheetCell } from '../lesson-import/cells.ts';
import { unpackedBytes } from '../lesson-import/unpacked-bytes.ts';

/** Questions of one file. */
const most = 1_000;

/** What a file may be when it is unpacked: a small one can become very large. */
const mostUnpacked = 64 * 2 ** 20;

const refusal = (message: string) => new Problem(1, message, { field: 'content' });

/** The questions of a file, and what is wrong with the others. Throws a refusal for what is no such file. */
export async function readFile(format: 'xlsx' | 'gift' | 'qti', bytes: Uint8Array): Promise<ReadOutcome> {
  const read = await readers[format](bytes);
  const total = read.questions.length + new Set(read.faults.map(({ line }) => line)).size;
  if (total === 0) throw refusal(strings.noQuestions);
  if (total > most) throw refusal(strings.tooMany(most));
  return read;
}

const readers = {
  async xlsx(bytes: Uint8Array) {
    if (unpackedBytes(bytes) > mostUnpacked) throw refusal(strings.notReadable);
    const book = await readXlsx(bytes, { sheets: [0], maxRows: most + 4 }).catch(() => {
      throw refusal(strings.notReadable);
    });
    const rows: readonly (readonly SheetCell[])[] = book.sheets[0]?.rows ?? [];
    const read = readSheetRows(rows);
    if (!read) throw refusal(strings.noHeadings);
    return read;
  },
  gift(bytes: Uint8Array) {
    try {
      return Promise.resolve(readGift(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
    } catch {
      throw refusal(strings.notReadable);
    }
  },
  qti(bytes: Uint8Array) {
    const read = readQti(bytes);
    if (!read) throw refusal(strings.notReadable);
    return Promise.resolve(read);
  },
};
