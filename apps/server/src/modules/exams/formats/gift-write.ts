import {
  byPlaces,
  markOf,
  partialText,
  typedBlock,
  typedInline,
  type ExchangedQuestion,
  type Typed,
} from './exchanged.ts';

/** Signs that mean something, and lines, which would end a question. */
const guarded = (text: string) =>
  text.replaceAll(/[\\~=#{}:]|(?<=-)>/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n');

const marked = (typed: Typed, isAssumedHtml = false) =>
  `${markOf(typed, isAssumedHtml)}${guarded(typed.text)}`;

/** Right or wrong; the weight is written where the text would be read as one. */
const signed = (isRight: boolean, text: string) =>
  `${isRight ? '=' : '~'}${text.startsWith('%') ? `%${isRight ? 100 : 0}%` : ''}${text}`;

/** What has no place in the format: groups, orderings, and questions with several blanks. */
const answersOf = ({ question }: ExchangedQuestion, isHtml: boolean): string[] | null => {
  switch (question.type) {
    case 1:
    case 2: {
      const { contents, places } = byPlaces(question.options, question.answer);
      const share = (count: number) => Number((100 / count).toFixed(5));
      return contents.map((content, place) => {
        const isRight = places.includes(place);
        const text = marked(typedInline(content), isHtml);
        if (question.type === 1) return signed(isRight, text);
        return `~%${isRight ? share(places.length) : -100}%${text}`;
      });
    }
    case 3:
      return question.answer.length === 1
        ? (question.answer[0]?.a ?? []).map((text) => signed(true, guarded(text)))
        : null;
    case 4:
      return [];
    case 5:
      return [question.answer === 1 ? 'TRUE' : 'FALSE'];
    default:
      return null;
  }
};

/** Level, points, recording and partial credit of a question, as a comment. */
function commentOf({ question }: ExchangedQuestion): string {
  const score = question.type === 3 ? (question.answer[0]?.s ?? 0) : question.score;
  const tags = [`[level:${question.level}]`, `[score:${score}]`];
  if (question.sound !== undefined) tags.push(`[sound:${question.sound}]`);
  // Weights in per cent give equal shares.
  if (question.type === 2 && question.partial?.rule !== 'share')
    tags.push(`[partial:${partialText(question.partial)}]`);
  return `// ${tags.join(' ')}`;
}

/**
 * Questions in the format that Moodle calls GIFT, and how many have no place in it. Level, points, recording and partial credit stand
 * in a comment above each.
 */
export function writeGift(all: readonly ExchangedQuestion[]): { text: string; skipped: number } {
  let category = '';
  let skipped = 0;
  const blocks: string[] = [];
  for (const exchanged of all) {
    const { question } = exchanged;
    const stem = typedBlock(question.content);
    const answers = answersOf(exchanged, stem.isHtml);
    if (!answers) {
      skipped += 1;
      continue;
    }
    if (exchanged.category !== category) {
      category = exchanged.category;
      blocks.push(`$CATEGORY: ${category.replaceAll('/', '//')}`);
    }
    const remark = question.remark === '' ? [] : [`####${marked(typedBlock(question.remark), stem.isHtml)}`];
    blocks.push(`${commentOf(exchanged)}\n${marked(stem)} {${[...answers, ...remark].join('\n')}}`);
  }
  return { text: `${blocks.join('\n\n')}\n`, skipped };
}
