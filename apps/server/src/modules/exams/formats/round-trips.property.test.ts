import type { WrittenQuestion } from '@shuyuan/api-client/manage';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSpreadsheet } from '../../../file-reading/spreadsheet/read-spreadsheet.ts';
import { tableFile } from '../../../resources/export/table-file.ts';
import { escaped, keyAt, type ExchangedQuestion } from './exchanged.ts';
import { readGift } from './gift-read.ts';
import { writeGift } from './gift-write.ts';
import { readQti } from './qti-read.ts';
import { writeQti } from './qti-write.ts';
import { readSheetRows } from './sheet-questions.ts';
import { sheetHeadings, sheetRow } from './sheet-write.ts';

/** Words with all that means something in one of the formats. */
const words = fc
  .array(
    fc.constantFrom(
      '桃花',
      '春风',
      'a',
      ' ',
      '，',
      ',',
      '|',
      '\\',
      '{',
      '}',
      '=',
      '~',
      '#',
      ':',
      '->',
      '%50%',
      '1',
      '$x^2$',
      '“好”',
      "'",
      '"',
      'TRUE',
      '//',
      'a<b',
      '<b>',
      '&lt;',
      '[html]',
      '（²①',
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => `题${parts.join('')}题`);

/** The same, also with such a sign at the beginning. */
const boldWords = fc
  .tuple(fc.constantFrom('', '[html]', '[plain]', '//', '%50%', '#', '$CATEGORY:', '::', '<p>'), words)
  .map(([first, rest]) => `${first}${rest}`);

/** HTML as it is stored: escaped, with elements. */
const markup = boldWords.map(escaped);
const block = fc.oneof(
  markup.map((text) => `<p>${text}</p>`),
  fc.tuple(markup, markup).map(([first, second]) => `<p>${first}</p><p>${second}</p>`),
  markup.map((text) => `<p>${text}<strong>粗</strong><img src="/a.png" alt="图"> &lt;b&gt; &amp;</p>`),
);
const inline = fc.oneof(
  markup,
  markup.map((text) => `<em>${text}</em>`),
);
const common = fc.record(
  {
    level: fc.integer({ min: 1, max: 4 }),
    score: fc.integer({ min: 1, max: 100 }).map((points) => points / 2),
    content: block,
    remark: fc.oneof(fc.constant(''), block),
    sound: fc.constant(`/media/12/${'0af'.padEnd(32, '5')}`),
  },
  { requiredKeys: ['level', 'score', 'content', 'remark'] },
);

const options = fc
  .array(inline, { minLength: 2, maxLength: 6 })
  .map((contents) => contents.map((content, place) => ({ key: keyAt(place), content })));
const someOf = (count: number) =>
  fc.subarray(
    Array.from({ length: count }, (_, place) => place),
    { minLength: 1 },
  );

const chosen = (type: 1 | 2) =>
  fc.tuple(common, options).chain(([shared, all]) =>
    (type === 1 ? fc.nat({ max: all.length - 1 }).map((place) => [place]) : someOf(all.length)).map(
      (places): WrittenQuestion => ({
        ...shared,
        type,
        options: all,
        answer: places.map(keyAt).join(','),
      }),
    ),
  );
const partial = fc.constantFrom({ rule: 'share' as const }, { rule: 'fixed' as const, score: 5 });
const partly = fc
  .tuple(chosen(2), fc.option(partial, { nil: undefined }))
  .map(([question, credit]) => ({ ...question, ...(credit && { partial: credit }) }) as WrittenQuestion);
const ordered = fc.tuple(common, options).chain(([shared, all]) =>
  fc
    .shuffledSubarray(
      all.map(({ key }) => key),
      { minLength: all.length },
    )
    .map((keys): WrittenQuestion => ({ ...shared, type: 7, options: all, answer: keys.join(',') })),
);
const alternatives = fc.uniqueArray(words, { minLength: 1, maxLength: 3 });
const blanks = (most: number) =>
  fc
    .tuple(
      common,
      fc.array(fc.record({ a: alternatives, s: fc.integer({ min: 1, max: 9 }) }), {
        minLength: 1,
        maxLength: most,
      }),
    )
    .map(([shared, answer]): WrittenQuestion => ({
      ...shared,
      type: 3,
      score: answer.reduce((sum, { s }) => sum + s, 0),
      answer,
    }));
const essay = (answer: fc.Arbitrary<string>, rows: number) =>
  fc
    .tuple(
      common,
      answer,
      fc.array(fc.record({ text: words, score: fc.integer({ min: 1, max: 9 }) }), { maxLength: rows }),
    )
    .map(([shared, text, rubric]): WrittenQuestion => ({ ...shared, type: 4, answer: text, rubric }));
const judge = fc
  .tuple(common, fc.constantFrom(0 as const, 1 as const))
  .map(([shared, answer]): WrittenQuestion => ({ ...shared, type: 5, answer }));

const exchanged = (question: fc.Arbitrary<WrittenQuestion>): fc.Arbitrary<ExchangedQuestion> =>
  fc.record({ question, category: fc.constantFrom('', '语文', '古诗/文') });

const hundred = (question: fc.Arbitrary<ExchangedQuestion>) =>
  fc.array(question, { minLength: 100, maxLength: 100 });

const bare = (all: readonly ExchangedQuestion[]) =>
  all.map(({ question, category }) => ({ question, category }));

/** A hundred questions that fail are told as they are: to make them smaller takes longer than to look at them. */
const runs = { numRuns: 5, endOnFailure: true } as const;

describe('a hundred questions are the same after they went into a file and came back', () => {
  it('xlsx', async () => {
    // The points of blanks stand with the blanks, and a sheet has no column for what an essay is marked by.
    const any = exchanged(
      fc.oneof(
        chosen(1),
        partly,
        ordered,
        blanks(3).map((one) => ({ ...one, score: 0 })),
        essay(block, 0),
        judge,
      ),
    );
    await fc.assert(
      fc.asyncProperty(hundred(any), async (all) => {
        const rows = all.map((one) => sheetRow(one) ?? []);
        const { content } = await tableFile({ name: '题', headings: sheetHeadings, rows }, 'xlsx');
        const read = readSheetRows(readSpreadsheet(Buffer.from(content, 'base64'), 1_000) ?? []);
        expect(read?.faults).toEqual([]);
        expect(bare(read?.questions ?? [])).toEqual(bare(all));
      }),
      runs,
    );
  });

  it('GIFT', () => {
    // One blank, and no reference for an essay: the format has no more.
    const any = exchanged(fc.oneof(chosen(1), partly, blanks(1), essay(fc.constant(''), 0), judge));
    fc.assert(
      fc.property(hundred(any), (all) => {
        const { text, skipped } = writeGift(all);
        expect(skipped).toBe(0);
        const read = readGift(text);
        expect(read.faults).toEqual([]);
        expect(bare(read.questions).map(({ question }) => question)).toEqual(
          all.map(({ question }) => question),
        );
      }),
      runs,
    );
  });

  it('QTI 2.2', () => {
    const any = exchanged(fc.oneof(chosen(1), partly, ordered, blanks(3), essay(block, 3), judge));
    fc.assert(
      fc.property(hundred(any), (all) => {
        const { bytes, skipped } = writeQti(all);
        expect(skipped).toBe(0);
        const read = readQti(bytes);
        expect(read?.faults).toEqual([]);
        expect(bare(read?.questions ?? [])).toEqual(bare(all));
      }),
      runs,
    );
  });
});
