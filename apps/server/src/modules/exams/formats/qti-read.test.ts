import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { exchangeStrings as strings } from './exchange.strings.ts';
import { readQti } from './qti-read.ts';

const packed = (...items: string[]) =>
  zipSync(Object.fromEntries(items.map((text, place) => [`q${place + 1}.xml`, strToU8(text)])));

it('reads an item of QTI 3.0, with the words of its prompt', () => {
  const read = readQti(
    packed(`<qti-assessment-item identifier="a" title="t">
      <qti-response-declaration identifier="R" cardinality="single" base-type="identifier"><qti-correct-response><qti-value>B</qti-value></qti-correct-response></qti-response-declaration>
      <qti-item-body><p>读一读。</p><qti-choice-interaction response-identifier="R" max-choices="1"><qti-prompt>选哪个？</qti-prompt>
      <qti-simple-choice identifier="A">甲</qti-simple-choice><qti-simple-choice identifier="B">乙</qti-simple-choice></qti-choice-interaction></qti-item-body>
    </qti-assessment-item>`),
  );
  expect(read).toMatchObject({
    faults: [],
    questions: [{ question: { type: 1, content: '<p>读一读。</p>选哪个？', answer: 'option2' } }],
  });
});

it('stops at what would grow: entities of its own, depth, and says so for that item alone', () => {
  const bomb = `<!DOCTYPE a [<!ENTITY b "b">]><assessmentItem>&b;</assessmentItem>`;
  const deep = `<assessmentItem>${'<p>'.repeat(100)}${'</p>'.repeat(100)}</assessmentItem>`;
  const unknown = '<assessmentItem><itemBody><p>画一画</p><drawingInteraction/></itemBody></assessmentItem>';
  const read = readQti(packed(bomb, deep, unknown, '<manifest/>'));
  expect(read?.faults.map(({ line, reason }) => [line, reason])).toEqual([
    [1, strings.badXml('DOCTYPE')],
    [2, strings.badXml('too large')],
    [3, strings.unknownInteraction],
  ]);
});

const choice = (cardinality: string, declared: string, options = ['甲', '乙', '丙']) =>
  readQti(
    packed(
      `<assessmentItem><responseDeclaration identifier="R" cardinality="${cardinality}">${declared}</responseDeclaration><itemBody><p>a&lt;b <![CDATA[<br>]]></p><choiceInteraction responseIdentifier="R">${options.map((text, place) => `<simpleChoice identifier="${place + 1}">${text}</simpleChoice>`).join('')}</choiceInteraction></itemBody></assessmentItem>`,
    ),
  );
const right = (...names: number[]) =>
  `<correctResponse>${names.map((name) => `<value>${name}</value>`).join('')}</correctResponse>`;
const points = (...scores: number[]) =>
  `<mapping>${scores.map((score, place) => `<mapEntry mapKey="${place + 1}" mappedValue="${score}"/>`).join('')}</mapping>`;

it('keeps text as text', () => {
  const read = choice('single', right(1), ['a&lt;c', '<b>乙</b>']);
  expect(read?.questions[0]?.question).toMatchObject({
    content: '<p>a&lt;b &lt;br&gt;</p>',
    options: [{ content: 'a&lt;c' }, { content: '<b>乙</b>' }],
  });
});

it.each([
  ['multiple', right(1, 2), { type: 2, answer: 'option1,option2' }],
  ['multiple', right(1, 2) + points(2, 2, -2), { type: 2, partial: { rule: 'share' } }],
  ['multiple', points(1, 1), { type: 2, answer: 'option1,option2', partial: { rule: 'share' } }],
  ['single', points(2), { type: 1, answer: 'option1' }],
])('reads the points of a choice: %s %s', (cardinality, declared, question) => {
  expect(choice(cardinality, declared)?.questions[0]?.question).toMatchObject(question);
});

it.each([
  ['multiple', right(1, 2) + points(3, 1), strings.unequalShares([75, 25])],
  ['single', right(1) + points(2, 1), strings.partialSingle(50)],
  ['single', right(1, 2), strings.severalRight],
  ['single', right(9), strings.noRight],
  ['multiple', '', strings.noRight],
])('says which points of a choice cannot be kept: %s %s', (cardinality, declared, reason) => {
  expect(choice(cardinality, declared)?.faults).toMatchObject([{ reason }]);
});

it('says that a blank knows no half, and that options are too many', () => {
  const blank = packed(
    '<assessmentItem><responseDeclaration identifier="R"><mapping><mapEntry mapKey="北京" mappedValue="2"/><mapEntry mapKey="京" mappedValue="1"/></mapping></responseDeclaration><itemBody><p>问<textEntryInteraction responseIdentifier="R"/></p></itemBody></assessmentItem>',
  );
  expect(readQti(blank)?.faults).toMatchObject([{ reason: strings.partialBlank(50) }]);
  const many = Array.from({ length: 11 }, () => '甲');
  expect(choice('single', right(1), many)?.faults).toMatchObject([{ reason: strings.tooManyOptions(10) }]);
});

it('reads an item in UTF-16', () => {
  const text = `\uFEFF<assessmentItem><itemBody><p>问</p><extendedTextInteraction/></itemBody></assessmentItem>`;
  const read = readQti(zipSync({ 'q.xml': new Uint8Array(Buffer.from(text, 'utf16le')) }));
  expect(read?.questions).toMatchObject([{ question: { type: 4, content: '<p>问</p>' } }]);
});
