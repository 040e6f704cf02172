import { questionLimits, type WrittenQuestion } from '@shuyuan/api-client/manage';
import { Problem } from '../../../errors/problem.ts';
import { openArchive } from '../../../file-reading/archive.ts';
import { decodeText } from '../../../file-reading/decode-text.ts';
import {
  areEqualShares,
  keyAt,
  mostQuestions,
  partialOf,
  soundOf,
  unsaid,
  type PartialCredit,
  type ReadOutcome,
} from './exchanged.ts';
import { exchangeStrings as strings } from './exchange.strings.ts';
import { htmlOf } from './xhtml.ts';
import { descendants, elementsIn, parseXml, wordsIn, type XmlElement, type XmlNode } from './xml-tree.ts';

/** Limits of unpacking a package: a thousand items, with what lies beside them. */
const unpacking = { entries: 5_000, bytes: 32 * 2 ** 20, field: 'content' };

/** The items of a package of QTI 2.2 or 3.0; null for what is no package. What one item has wrong says so, and the next is read. */
export function readQti(bytes: Uint8Array): ReadOutcome | null {
  const archive = openArchive(bytes, unpacking);
  if (!archive) return null;
  const outcome: ReadOutcome = { questions: [], faults: [] };
  const byName = new Intl.Collator('en', { numeric: true });
  let line = 0;
  const names = archive.names.filter((name) => name.endsWith('.xml')).toSorted(byName.compare);
  for (const name of names) {
    const item = itemIn(() => archive.content(name) ?? new Uint8Array(0));
    if (item === null) continue;
    line += 1;
    // Enough to say that there are too many.
    if (line > mostQuestions + 1) break;
    const read = typeof item === 'string' ? item : questionOf(item);
    if (typeof read === 'string') outcome.faults.push({ line, column: strings.whole, reason: read });
    else outcome.questions.push({ line, ...read });
  }
  return outcome;
}

/** The item of a file; null for a file of another kind, and what is wrong with one that cannot be read. */
function itemIn(content: () => Uint8Array): XmlElement | string | null {
  try {
    const text = decodeText(content());
    if (text === null) return strings.notText;
    const document = oldNames(parseXml(text));
    return document.name === 'assessmentItem' ? document : null;
  } catch (error) {
    // The package as a whole exceeds its budget.
    if (error instanceof Problem) throw error;
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
  const partial = partialOf(/(?:^|;)partial:([a-z]+(?:=\d{1,6})?)/.exec(label)?.[1]);
  const question = answered({ item, body, partial }, common);
  if (typeof question === 'string') return question;
  return { question, category: categoryIn(label) };
}

/** All behind `category:` of a label. */
function categoryIn(label: string): string {
  const [, ...rest] = label.split('category:');
  return rest.join('category:');
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

type Declarations = ReadonlyMap<string, XmlElement>;

const declarationsOf = (item: XmlElement): Declarations =>
  new Map(
    descendants(item, 'responseDeclaration').map((each) => [each.attributes['identifier'] ?? '', each]),
  );

const rightIn = (declaration: XmlElement): string[] =>
  descendants(declaration, 'correctResponse').flatMap((right) =>
    elementsIn(right).map((value) => wordsIn(value).trim()),
  );

/** Answers that give points, and how many. */
const pointsIn = (declaration: XmlElement) =>
  descendants(declaration, 'mapEntry').flatMap(({ attributes }) => {
    const score = Number(attributes['mappedValue']);
    return score > 0 ? [{ text: attributes['mapKey'] ?? '', score }] : [];
  });

const undeclared: XmlElement = { name: '', attributes: {}, children: [] };

type Common = Pick<WrittenQuestion, 'level' | 'score' | 'content' | 'remark' | 'sound'>;

interface Item {
  item: XmlElement;
  body: XmlElement;
  /** Rule for partial credit, which `qti-write` stores in the label of the item. Undefined in packages of other programs. */
  partial: PartialCredit | undefined;
}

function answered({ item, body, partial }: Item, common: Common): WrittenQuestion | string {
  const declarations = declarationsOf(item);
  const entries = descendants(body, 'textEntryInteraction');
  if (entries.length > 0) return blanks(declarations, entries, common);
  const interactions = ['choiceInteraction', 'orderInteraction', 'extendedTextInteraction'].flatMap((name) =>
    descendants(body, name),
  );
  const [interaction] = interactions;
  if (!interaction || interactions.length > 1) return strings.unknownInteraction;
  if (interaction.name === 'extendedTextInteraction') return essay(body, common);
  const declaration = declarations.get(interaction.attributes['responseIdentifier'] ?? '') ?? undeclared;
  if (interaction.attributes['class'] === 'judge') {
    const [right] = rightIn(declaration);
    return right === undefined ? strings.noRight : { ...common, type: 5, answer: right === 'true' ? 1 : 0 };
  }
  const found = descendants(interaction, 'simpleChoice');
  if (found.length < 2) return strings.fewOptions;
  if (found.length > questionLimits.options) return strings.tooManyOptions(questionLimits.options);
  const isOrder = interaction.name === 'orderInteraction';
  const right = rightOf(declaration, isOrder ? 'ordered' : (declaration.attributes['cardinality'] ?? ''));
  if (typeof right === 'string') return right;
  const placeOf = new Map(found.map(({ attributes }, place) => [attributes['identifier'], place]));
  const places = right.names.map((name) => placeOf.get(name) ?? -1);
  if (places.includes(-1)) return strings.noRight;
  const options = found.map(({ children }, place) => ({ key: keyAt(place), content: htmlOf(children) }));
  const answer = places.map(keyAt).join(',');
  if (isOrder) return { ...common, type: 7, options, answer };
  if (!right.areSeveral) return { ...common, type: 1, options, answer };
  const credit = partial ?? (right.areShares ? { rule: 'share' as const } : undefined);
  return {
    ...common,
    type: 2,
    options,
    answer,
    ...(credit && credit.rule !== 'none' && { partial: credit }),
  };
}

interface Right {
  names: string[];
  areSeveral: boolean;
  /** Whether each of them gives the same share of the points. */
  areShares: boolean;
}

/** The right options of a declaration, or why they cannot be kept. */
function rightOf(declaration: XmlElement, cardinality: string): Right | string {
  const areSeveral = cardinality === 'multiple';
  const mapped = cardinality === 'ordered' ? [] : pointsIn(declaration);
  const said = rightIn(declaration);
  const names = said.length > 0 || (!areSeveral && mapped.length > 1) ? said : mapped.map(({ text }) => text);
  if (names.length === 0 && mapped.length === 0) return strings.noRight;
  const sum = mapped.reduce((points, { score }) => points + score, 0);
  const percent = (score: number) => Math.round((score / (areSeveral ? sum : most(mapped))) * 100);
  if (cardinality === 'single' || cardinality === '') {
    if (names.length > 1) return strings.severalRight;
    const other = mapped.find(({ text }) => text !== names[0]);
    return other ? strings.partialSingle(percent(other.score)) : { names, areSeveral, areShares: false };
  }
  const given = new Map(mapped.map(({ text, score }) => [text, score]));
  const weights = names.map((name) => percent(given.get(name) ?? 0));
  const areShares = mapped.length > 0;
  if (areShares && (given.size !== names.length || !areEqualShares(weights)))
    return strings.unequalShares(mapped.map(({ score }) => percent(score)));
  return { names, areSeveral, areShares };
}

const most = (mapped: readonly { score: number }[]) =>
  mapped.reduce((highest, { score }) => Math.max(highest, score), 0);

function blanks(
  declarations: Declarations,
  entries: readonly XmlElement[],
  common: Common,
): WrittenQuestion | string {
  const share = Math.round((common.score / entries.length) * 10) / 10;
  const answer: { a: string[]; s: number }[] = [];
  for (const { attributes } of entries) {
    const declaration = declarations.get(attributes['responseIdentifier'] ?? '') ?? undeclared;
    const mapped = pointsIn(declaration);
    const highest = most(mapped);
    // A blank knows no half.
    const part = mapped.find(({ score }) => score < highest);
    if (part) return strings.partialBlank(Math.round((part.score / highest) * 100));
    const a = mapped.length > 0 ? mapped.map(({ text }) => text) : rightIn(declaration).filter(Boolean);
    if (a.length === 0) return strings.noRight;
    answer.push({ a, s: mapped.length > 0 ? highest : share });
  }
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
