import { questionLimits, type WrittenQuestion } from '@shuyuan/api-client/manage';
import type { Cell } from '../../../resources/export/table-file.ts';
import { byPlaces, markedText, typedBlock, typedInline, type ExchangedQuestion } from './exchanged.ts';
import { exchangeStrings as strings, sheetColumns } from './exchange.strings.ts';
import { guarded } from './sheet-lists.ts';

const optionHeadings = Array.from({ length: questionLimits.options }, (_, place) =>
  strings.option(place + 1),
);

/** Headings of a sheet of questions, in their order. */
export const sheetHeadings: readonly string[] = [
  ...Object.values(sheetColumns),
  ...optionHeadings,
  strings.sound,
  strings.partial,
];

/** The row of a question; null for a group, which has none. */
export function sheetRow({ question, category }: ExchangedQuestion): Cell[] | null {
  if (question.type === 6) return null;
  const { type, level, content, remark } = question;
  const row = (answer: string, score: Cell, options: readonly string[] = []): Cell[] => [
    strings.types[type],
    category,
    strings.levels[level as keyof typeof strings.levels],
    markedText(typedBlock(content)),
    answer,
    markedText(typedBlock(remark)),
    score,
    ...optionHeadings.map((_, place) => markedText(typedInline(options[place] ?? ''))),
    question.sound ?? '',
    partialCell(question),
  ];
  switch (question.type) {
    case 1:
    case 2: {
      const { contents, places } = byPlaces(question.options, question.answer);
      return row(places.map((place) => place + 1).join(','), question.score, contents);
    }
    case 7: {
      const keys = question.options.map(({ key }) => key).join(',');
      const { contents, places } = byPlaces(question.options, question.answer ?? keys);
      return row(places.map((place) => place + 1).join(','), question.score, contents);
    }
    case 3:
      return row(
        question.answer.map(({ a }) => a.map(guarded).join('|')).join(','),
        question.answer.map(({ s }) => s).join(','),
      );
    case 4:
      return row(markedText(typedBlock(question.answer)), question.score);
    case 5:
      return row(String(question.answer), question.score);
    default:
      return question satisfies never;
  }
}

/** What a multiple choice gives for some right options; empty for nothing, and for other types. */
function partialCell(question: WrittenQuestion): Cell {
  if (question.type !== 2 || !question.partial) return '';
  const { partial } = question;
  if (partial.rule === 'fixed') return partial.score / 10;
  return partial.rule === 'share' ? strings.partials.share : '';
}
