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
