import { byPlaces, typedBlock, typedInline, type ExchangedQuestion } from './exchanged.ts';

/** Signs that mean something, and lines, which would end a question. */
const guarded = (text: string) =>
  text.replaceAll(/[\\~=#{}:]|(?<=-)>/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n');

const marked = (typed: string) =>
  /<[a-z/!]|&(?:\w+|#\d+);/i.test(typed) ? `[html]${guarded(typed)}` : guarded(typed);

/** What has no place in the format: groups, orderings, and questions with several blanks. */
const answersOf = ({ question }: ExchangedQuestion): string[] | null => {
  switch (question.type) {
    case 1:
    case 2: {
      const { contents, places } = byPlaces(question.options, question.answer);
      const share = (count: number) => Number((100 / count).toFixed(5));
      return contents.map((content, place) => {
        const isRight = places.includes(place);
        const text = marked(typedInline(content));
        if (question.type === 1) return `${isRight ? '=' : '~'}${text}`;
        return `~%${isRight ? share(places.length) : -100}%${text}`;
      });
    }
    case 3:
      return question.answer.length === 1
        ? (question.answer[0]?.a ?? []).map((text) => `=${guarded(text)}`)
        : null;
    case 4:
      return [];
    case 5:
      return [question.answer === 1 ? 'TRUE' : 'FALSE'];
    default:
      return null;
  }
};

/** Questions in the format that Moodle calls GIFT, and how many have no place in it. Level, points and recording stand in a comment above each. */
export function writeGift(all: readonly ExchangedQuestion[]): { text: string; skipped: number } {
  let category = '';
  const blocks: string[] = [];
  for (const exchanged of all) {
    const { question } = exchanged;
    const answers = answersOf(exchanged);
    if (!answers) continue;
    if (exchanged.category !== category) {
      category = exchanged.category;
      blocks.push(`$CATEGORY: ${category}`);
    }
    const score = question.type === 3 ? (question.answer[0]?.s ?? 0) : question.score;
    const remark = question.remark === '' ? '' : `####${marked(typedBlock(question.remark))}`;
    blocks.push(
      [
        `// [level:${question.level}] [score:${score}]${question.sound === undefined ? '' : ` [sound:${question.sound}]`}`,
        `${marked(typedBlock(question.content))} {${[...answers, ...(remark === '' ? [] : [remark])].join('\n')}}`,
      ].join('\n'),
    );
  }
  return {
    text: `${blocks.join('\n\n')}\n`,
    skipped: all.filter((one) => answersOf(one) === null).length,
  };
}
