import type { AttemptMarkingStrings } from './attempt-marking.strings.ts';
import type { MarkedField } from './essays.ts';

const letterOf = (place: number) => String.fromCodePoint(65 + place);

type Words = Pick<AttemptMarkingStrings, 'isTrue' | 'isFalse' | 'or'>;

/** What was answered, in words; empty where nothing was. */
export function answerText(
  { question, reply }: Pick<MarkedField, 'question' | 'reply'>,
  words: Words,
): string {
  const content = reply.answer_content;
  switch (question.type) {
    case 1:
    case 2:
      return lettersOf(question.options, typeof content === 'string' ? content : '');
    case 3:
      return (Array.isArray(content) ? content : [content])
        .filter((text) => typeof text === 'string')
        .join('；');
    case 4:
      return typeof content === 'string' ? content.trim() : '';
    case 5:
      return content === 1 ? words.isTrue : content === 0 ? words.isFalse : '';
    case 7:
      return inOrder(question.options, typeof content === 'string' ? content : '');
  }
}

/** The right answer in one line; empty where it is a text of its own. */
export function rightText(question: MarkedField['question'], words: Words): string {
  switch (question.type) {
    case 1:
    case 2:
      return lettersOf(question.options, question.answer ?? '');
    case 3:
      return (question.answer ?? []).map(({ a }) => a.join(words.or)).join('；');
    case 4:
      return '';
    case 5:
      return question.answer === undefined ? '' : question.answer === 1 ? words.isTrue : words.isFalse;
    case 7:
      return inOrder(question.options, question.answer ?? '');
  }
}

/** Letters in the order that somebody has put them. */
const inOrder = (options: readonly { key: string }[], order: string) =>
  order
    .split(',')
    .flatMap((key) => {
      const place = options.findIndex((option) => option.key === key);
      return place < 0 ? [] : [letterOf(place)];
    })
    .join(' → ');

function lettersOf(options: readonly { key: string }[], chosen: string): string {
  const keys = chosen.split(',');
  return options.flatMap(({ key }, place) => (keys.includes(key) ? [letterOf(place)] : [])).join(' ');
}
