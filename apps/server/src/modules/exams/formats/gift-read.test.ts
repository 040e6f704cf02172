import { describe, expect, it } from 'vitest';
import { exchangeStrings as strings } from './exchange.strings.ts';
import { readGift } from './gift-read.ts';

const only = (text: string) => {
  const { questions, faults } = readGift(text);
  return questions[0]?.question ?? faults[0]?.reason;
};

describe('text is text, and HTML only where the file says so', () => {
  it.each([
    ['若 a<b 且 b<c，则？{=a<c ~a>c}', '<p>若 a&lt;b 且 b&lt;c，则？</p>', ['a&lt;c', 'a&gt;c']],
    ['List<String> 的元素？{=字符串 ~<br>}', '<p>List&lt;String&gt; 的元素？</p>', ['字符串', '&lt;br&gt;']],
    ['&lt; 是什么？{=小于 ~&amp;}', '<p>&amp;lt; 是什么？</p>', ['小于', '&amp;amp;']],
    ['[html]<p>甲<b>乙</b></p>{=<i>丙</i> ~[plain]a<b}', '<p>甲<b>乙</b></p>', ['<i>丙</i>', 'a&lt;b']],
    ['[plain]a<b{=[html]<i>丙</i> ~丁}', '<p>a&lt;b</p>', ['<i>丙</i>', '丁']],
    ['[markdown]*甲*{=乙 ~丙}', '<p>*甲*</p>', ['乙', '丙']],
    ['[moodle]a<b{=乙 ~丙}', '<p>a&lt;b</p>', ['乙', '丙']],
    ['[plain][html]甲{=乙 ~丙}', '<p>[html]甲</p>', ['乙', '丙']],
  ])('%s', (text, content, options) => {
    expect(only(text)).toMatchObject({ content, options: options.map((option) => ({ content: option })) });
  });
});

describe('weights in per cent', () => {
  it.each([
    ['{~%50%甲 ~%50%乙 ~%-50%丙 ~%-50%丁}', 'option1,option2'],
    ['{~%50%甲 ~%50%乙 ~%-100%丙}', 'option1,option2'],
    ['{~%33.333%甲 ~%33.333%乙 ~丁 ~%33.333%丙}', 'option1,option2,option4'],
    ['{~%33%甲 ~%33%乙 ~%33%丙 ~%0%丁}', 'option1,option2,option3'],
    ['{~%100%甲 ~乙}', 'option1'],
  ])('%s are equal shares of a multiple choice', (answers, answer) => {
    expect(only(`问${answers}`)).toMatchObject({ type: 2, answer, partial: { rule: 'share' } });
  });

  it.each([
    ['{=对 ~%50%半对 ~错}', strings.partialSingle(50)],
    ['{=对 ~%-25%错}', strings.partialSingle(-25)],
    ['{=%50%对 ~错}', strings.partialSingle(50)],
    ['{=对 =也对 ~错}', strings.severalRight],
    ['{~%70%甲 ~%30%乙 ~丙}', strings.unequalShares([70, 30])],
    ['{~%50%甲 ~乙}', strings.unequalShares([50])],
    ['{~甲 ~%-50%乙}', strings.noRight],
    ['{=%100%北京 =%50%京城}', strings.partialBlank(50)],
    ['{=%0%上海}', strings.noRight],
    [`{${'~甲'.repeat(10)}=乙}`, strings.tooManyOptions(10)],
  ])('%s cannot be kept, and the question says so', (answers, reason) => {
    expect(only(`问${answers}`)).toBe(reason);
  });

  it.each([
    ['{=%100%对 ~%0%错}', { type: 1, answer: 'option1' }],
    ['{=北京 =%0%上海 =%100%京}', { type: 3, answer: [{ a: ['北京', '京'], s: 1 }] }],
  ])('%s are what is meant without them', (answers, question) => {
    expect(only(`问${answers}`)).toMatchObject(question);
  });

  it.each([
    ['none', undefined],
    ['share', { rule: 'share' }],
    ['fixed=5', { rule: 'fixed', score: 5 }],
    ['nonsense', { rule: 'share' }],
  ])('give what the comment says instead: %s', (tag, partial) => {
    const question = only(`// [partial:${tag}]\n问{~%50%甲 ~%50%乙}`);
    expect(question).toMatchObject({ type: 2 });
    expect((question as { partial?: object }).partial).toEqual(partial);
  });
});

it.each([
  ['$CATEGORY: $course$/top/语文/古诗文', '古诗文'],
  ['$CATEGORY: 古诗//文', '古诗/文'],
  ['$CATEGORY: $course$/top', ''],
  ['$CATEGORY:语文', '语文'],
])('%s is a category', (line, category) => {
  expect(readGift(`${line}\n问{T}`).questions[0]?.category).toBe(category);
});

/** Repetitions within a file of the largest size. A step for each pair of them would take minutes, past the limit of a test. */
const count = 200_000;

it.each<[string, string, 0 | 1]>([
  ['comments that never end', `// ${'[sound:'.repeat(count)}\n问{T}`, 1],
  ['answers', `问{${'~%50%a#'.repeat(count)}}`, 0],
  ['answers that never end', `问{${'=%50%a#'.repeat(count)}`, 0],
  ['titles that never end', `::${':\\'.repeat(count)}{T}`, 0],
  ['numbers', `问{#${'1'.repeat(count * 7)}x}`, 0],
  ['categories', `$CATEGORY: ${'/ '.repeat(count)}\n问{T}`, 1],
  ['strokes', `${'\\\\'.repeat(count)}{=${'\\\\'.repeat(count)}}`, 1],
  ['marks', `${'[html]'.repeat(count)}{=a ~b}`, 1],
])('reads a file of %s once', (_, text, good) => {
  const { questions, faults } = readGift(text);
  expect([questions.length, faults.length]).toEqual([good, 1 - good]);
});
