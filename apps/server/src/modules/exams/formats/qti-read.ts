import type { WrittenQuestion } from '@shuyuan/api-client/manage';
import { strFromU8, unzipSync } from 'fflate';
import { unpackedBytes } from '../../lesson-import/unpacked-bytes.ts';
import { keyAt, soundOf, unsaid, type ReadOutcome } from './exchanged.ts';
import { exchangeStrings as strings } from './exchange.strings.ts';
import { htmlOf } from './xhtml.ts';
import { descendants, elementsIn, parseXml, wordsIn, type XmlElement, type XmlNode } from './xml-tree.ts';

/** What a package may be when it is unpacked: a small one can become very large. */
const mostUnpacked = 32 * 2 ** 20;

/** The items of a package of QTI 2.2 or 3.0; null for what is no package. What one item has wrong says so, and the next is read. */
export function readQti(bytes: Uint8Array): ReadOutcome | null {
  if (unpackedBytes(bytes) > mostUnpacked) return null;
  let files: [string, Uint8Array][];
  try {
    files = Object.entries(unzipSync(bytes, { filter: ({ name }) => name.endsWith('.xml') }));
  } catch {
    return null;
  }
  const outcome: ReadOutcome = { questions: [], faults: [] };
  const byName = new Intl.Collator('en', { numeric: true });
  let line = 0;
  for (const [, content] of files.toSorted(([a], [b]) => byName.compare(a, b))) {
    const item = itemIn(content);
    if (item === null) continue;
    line += 1;
    const read = typeof item === 'string' ? item : questionOf(item);
    if (typeof read === 'string') outcome.faults.push({ line, column: strings.whole, reason: read });
    else outcome.questions.push({ line, ...read });
  }
  return outcome;
}

/** The item of a file; null for a file of another kind, and what is wrong with one that cannot be read. */
function itemIn(content: Uint8Array): XmlElement | string | null {
  try {
    const document = oldNames(parseXml(strFromU8(content)));
    return document.name === 'assessmentItem' ? document : null;
  } catch (error) {
    return strings.badXml(error instanceof Error ? error.message.slice(0, 100) : '');
  }
}

const camel = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `qti-choice-interaction` of 3.0 is `choiceInteraction` of 2.2. */
function oldNames(element: XmlElement): XmlElement {
  const isQti = element.name.startsWith('qti-');
  return {
    name: isQti ? camel(element.name.slice(4)) : element.name,
    attributes: isQti
      ? Object.fromEntries(
          Object.entries(element.attributes).map(([name, value]) => [
            name.startsWith('data-') ? name : camel(name),
            value,
          ]),
        )
      : element.attributes,
    children: element.children.map((child) => (typeof child === 'string' ? child : oldNames(child))),
  };
}

type Read = { question: WrittenQuestion; category: string };

function questionOf(item: XmlElement): Read | string {
  const [body] = descendants(item, 'itemBody');
  if (!body) return strings.noContent;
  const label = item.attributes['label'] ?? '';
  const [feedback] = descendants(item, 'modalFeedback');
  const content = stemOf(body);
  if (content.trim() === '') return strings.noContent;
  const common = {
    level: Number(/level:([1-4])/.exec(label)?.[1] ?? unsaid.level),
    score: scoreOf(item),
    content,
    remark: feedback ? htmlOf(feedback.children) : '',
    ...soundOf(descendants(body, 'object').find(isSound)?.attributes['data'] ?? ''),
  };
  const question = answered(item, body, common);
  if (typeof question === 'string') return question;
  return { question, category: /category:(.*)$/.exec(label)?.[1] ?? '' };
}

const isSound = ({ attributes }: XmlElement) => attributes['class'] === 'sound';
const isInteraction = ({ name }: XmlElement) => name.endsWith('Interaction');

/** All that is shown but the places to answer, with the words of a prompt. */
function stemOf(body: XmlElement): string {
  const shown = (nodes: readonly XmlNode[]): XmlNode[] =>
    nodes.flatMap((node): XmlNode[] => {
      if (typeof node === 'string') return node.trim() === '' ? [] : [node];
      if (node.name === 'textEntryInteraction') return ['＿＿'];
      if (node.name === 'rubricBlock' || node.attributes['class'] === 'blanks' || isSound(node)) return [];
      if (isInteraction(node)) return descendants(node, 'prompt').flatMap((prompt) => prompt.children);
      return [{ ...node, children: shown(node.children) }];
    });
  const nodes = shown(body.children);
  const [first] = nodes;
  const isWrapped = typeof first === 'object' && first.name === 'div' && first.attributes['class'] === 'stem';
  return htmlOf(isWrapped ? [...first.children, ...nodes.slice(1)] : nodes);
}

function scoreOf(item: XmlElement): number {
  const outcomes = descendants(item, 'outcomeDeclaration');
  const named = (name: string) => outcomes.find(({ attributes }) => attributes['identifier'] === name);
  const score = Number(named('SCORE')?.attributes['normalMaximum'] ?? Number.NaN);
  const most = named('MAXSCORE');
  const said = Number.isFinite(score) ? score : Number(most ? wordsIn(most) : Number.NaN);
  return said > 0 ? said : unsaid.score;
}

const declared = (item: XmlElement, { attributes }: XmlElement): XmlElement | undefined =>
  descendants(item, 'responseDeclaration').find(
    (declaration) => declaration.attributes['identifier'] === attributes['responseIdentifier'],
  );

const rightIn = (declaration: XmlElement | undefined): string[] =>
  descendants(declaration ?? { name: '', attributes: {}, children: [] }, 'correctResponse').flatMap((right) =>
    elementsIn(right).map((value) => wordsIn(value).trim()),
  );

type Common = Pick<WrittenQuestion, 'level' | 'score' | 'content' | 'remark' | 'sound'>;

function answered(item: XmlElement, body: XmlElement, common: Common): WrittenQuestion | string {
  const entries = descendants(body, 'textEntryInteraction');
  if (entries.length > 0) return blanks(item, entries, common);
  const interactions = ['choiceInteraction', 'orderInteraction', 'extendedTextInteraction'].flatMap((name) =>
    descendants(body, name),
  );
  const [interaction] = interactions;
  if (!interaction || interactions.length > 1) return strings.unknownInteraction;
  if (interaction.name === 'extendedTextInteraction') return essay(body, common);
  const right = rightIn(declared(item, interaction));
  if (right.length === 0) return strings.noRight;
  if (interaction.attributes['class'] === 'judge')
    return { ...common, type: 5, answer: right[0] === 'true' ? 1 : 0 };
  const found = descendants(interaction, 'simpleChoice');
  const options = found.map(({ children }, place) => ({ key: keyAt(place), content: htmlOf(children) }));
  if (options.length < 2) return strings.fewOptions;
  const keyOf = (name: string) => found.findIndex(({ attributes }) => attributes['identifier'] === name);
  const places = right.map(keyOf);
  if (places.includes(-1)) return strings.noRight;
  const answer = places.map(keyAt).join(',');
  if (interaction.name === 'orderInteraction') return { ...common, type: 7, options, answer };
  const isMany = declared(item, interaction)?.attributes['cardinality'] === 'multiple';
  return { ...common, type: isMany ? 2 : 1, options, answer };
}

function blanks(item: XmlElement, entries: readonly XmlElement[], common: Common): WrittenQuestion | string {
  const share = Math.round((common.score / entries.length) * 10) / 10;
  const answer = entries.map((entry) => {
    const declaration = declared(item, entry);
    const mapped = declaration
      ? descendants(declaration, 'mapEntry').map(({ attributes }) => ({
          text: attributes['mapKey'] ?? '',
          score: Number(attributes['mappedValue']),
        }))
      : [];
    const most = Math.max(0, ...mapped.map(({ score }) => score));
    // Only what gives all of the points is right here: a blank knows no half.
    const whole = mapped.filter(({ score }) => score === most).map(({ text }) => text);
    return whole.length > 0 && most > 0
      ? { a: whole, s: most }
      : { a: rightIn(declaration).filter(Boolean), s: share };
  });
  if (answer.some(({ a }) => a.length === 0)) return strings.noRight;
  return { ...common, type: 3, answer };
}

function essay(body: XmlElement, common: Common): WrittenQuestion {
  const blocks = descendants(body, 'rubricBlock');
  const ofClass = (name: string) => blocks.find(({ attributes }) => attributes['class'] === name);
  const reference = ofClass('answer');
  const criteria = ofClass('criteria');
  const [inner] = reference ? elementsIn(reference) : [];
  return {
    ...common,
    type: 4,
    answer: inner ? htmlOf(inner.children) : '',
    rubric: criteria
      ? descendants(criteria, 'li').map((row) => ({
          text: wordsIn(row),
          score: Number(row.attributes['data-score'] ?? 0),
        }))
      : [],
  };
}
