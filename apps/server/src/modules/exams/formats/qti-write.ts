import type { WrittenQuestion } from '@shuyuan/api-client/manage';
import { strToU8, zipSync } from 'fflate';
import { textOf } from '../../search/text-of.ts';
import { partialText, type ExchangedQuestion } from './exchanged.ts';
import { xhtmlOf, xmlText } from './xhtml.ts';

const itemNames = 'http://www.imsglobal.org/xsd/imsqti_v2p2';
const packageNames = 'http://www.imsglobal.org/xsd/imscp_v1p1';
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const templates = 'http://www.imsglobal.org/question/qti_v2p2/rptemplates';

/** A package of QTI 2.2 with an item for each question, and how many have no place in it: groups. */
export function writeQti(all: readonly ExchangedQuestion[]): { bytes: Uint8Array; skipped: number } {
  const items = all.flatMap((one) => {
    const parts = partsOf(one.question);
    return parts ? [{ ...one, parts }] : [];
  });
  const files = items.map((one, place) => ({
    path: `items/q${place + 1}.xml`,
    name: `q${place + 1}`,
    text: itemOf(one, `q${place + 1}`, one.parts),
  }));
  const resources = files
    .map(
      ({ path, name }) =>
        `<resource identifier="${name}" type="imsqti_item_xmlv2p2" href="${path}"><file href="${path}"/></resource>`,
    )
    .join('');
  const manifest = `${head}<manifest xmlns="${packageNames}" identifier="questions"><metadata><schema>QTIv2.2 Package</schema><schemaversion>1.0.0</schemaversion></metadata><organizations/><resources>${resources}</resources></manifest>\n`;
  const packed = Object.fromEntries([
    ['imsmanifest.xml', strToU8(manifest)],
    ...files.map(({ path, text }) => [path, strToU8(text)] as const),
  ]);
  return { bytes: zipSync(packed), skipped: all.length - items.length };
}

/** What is declared of an item, what is shown of it, and how it is graded. */
interface ItemParts {
  declared: string;
  body: string;
  score: number;
  graded: string;
}

function itemOf({ question, category }: ExchangedQuestion, name: string, parts: ItemParts): string {
  const { content, remark, level, sound } = question;
  const title = xmlText(textOf(content).replaceAll(/\s+/g, ' ').trim().slice(0, 100));
  // A fixed score for some right options has no place of its own in the format.
  const isFixed = question.type === 2 && question.partial?.rule === 'fixed';
  const partial = isFixed ? `partial:${partialText(question.partial)};` : '';
  const label = xmlText(`level:${level};${partial}category:${category}`);
  const heard =
    sound === undefined ? '' : `<object class="sound" data="${xmlText(sound)}" type="audio/mpeg"/>`;
  const told =
    remark === ''
      ? ''
      : `<modalFeedback outcomeIdentifier="FEEDBACK" identifier="remark" showHide="show">${xhtmlOf(remark)}</modalFeedback>`;
  return `${head}<assessmentItem xmlns="${itemNames}" identifier="${name}" title="${title}" label="${label}" adaptive="false" timeDependent="false">${parts.declared}<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float" normalMaximum="${parts.score}"><defaultValue><value>0</value></defaultValue></outcomeDeclaration><itemBody><div class="stem">${xhtmlOf(content)}</div>${heard}${parts.body}</itemBody>${parts.graded}${told}</assessmentItem>\n`;
}

const values = (keys: readonly string[]) =>
  `<correctResponse>${keys.map((key) => `<value>${xmlText(key)}</value>`).join('')}</correctResponse>`;

const declaration = (cardinality: string, keys: readonly string[], mapping = '') =>
  `<responseDeclaration identifier="RESPONSE" cardinality="${cardinality}" baseType="identifier">${values(keys)}${mapping}</responseDeclaration>`;

/** Each right option gives the same share, and a wrong one takes away all there is. */
function sharesOf(keys: readonly string[], score: number): string {
  const share = Number((score / keys.length).toFixed(5));
  const entries = keys.map((key) => `<mapEntry mapKey="${xmlText(key)}" mappedValue="${share}"/>`).join('');
  return `<mapping lowerBound="0" upperBound="${score}" defaultValue="-${score}">${entries}</mapping>`;
}

const choices = (options: readonly { key: string; content: string }[]) =>
  options
    .map(
      ({ key, content }) => `<simpleChoice identifier="${xmlText(key)}">${xhtmlOf(content)}</simpleChoice>`,
    )
    .join('');

const graded = `<responseProcessing template="${templates}/match_correct"/>`;
const mapped = `<responseProcessing template="${templates}/map_response"/>`;
const keysIn = (answer: string) => answer.split(',').filter((key) => key !== '');

function partsOf(question: WrittenQuestion): ItemParts | null {
  switch (question.type) {
    case 1:
    case 2: {
      const isMany = question.type === 2;
      const keys = keysIn(question.answer);
      const areShares = question.type === 2 && question.partial?.rule === 'share';
      return {
        declared: declaration(
          isMany ? 'multiple' : 'single',
          keys,
          areShares ? sharesOf(keys, question.score) : '',
        ),
        body: `<choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="${isMany ? 0 : 1}">${choices(question.options)}</choiceInteraction>`,
        score: question.score,
        graded: areShares ? mapped : graded,
      };
    }
    case 3:
      return blanksOf(question.answer);
    case 4:
      return {
        declared: '<responseDeclaration identifier="RESPONSE" cardinality="single" baseType="string"/>',
        body: `${essayBlocks(question)}<extendedTextInteraction responseIdentifier="RESPONSE"/>`,
        score: question.score,
        graded: '',
      };
    case 5:
      return {
        declared: declaration('single', [question.answer === 1 ? 'true' : 'false']),
        body: '<choiceInteraction class="judge" responseIdentifier="RESPONSE" shuffle="false" maxChoices="1"><simpleChoice identifier="true">✓</simpleChoice><simpleChoice identifier="false">✗</simpleChoice></choiceInteraction>',
        score: question.score,
        graded,
      };
    case 6:
      return null;
    case 7: {
      const keys = question.options.map(({ key }) => key).join(',');
      return {
        declared: declaration('ordered', keysIn(question.answer ?? keys)),
        body: `<orderInteraction responseIdentifier="RESPONSE" shuffle="true">${choices(question.options)}</orderInteraction>`,
        score: question.score,
        graded,
      };
    }
    default:
      return question satisfies never;
  }
}

type Blanks = Extract<WrittenQuestion, { type: 3 }>['answer'];

function blanksOf(blanks: Blanks): ItemParts {
  const name = (place: number) => `RESPONSE_${place + 1}`;
  const declared = blanks
    .map(({ a, s }, place) => {
      const entries = a.map((text) => `<mapEntry mapKey="${xmlText(text)}" mappedValue="${s}"/>`).join('');
      return `<responseDeclaration identifier="${name(place)}" cardinality="single" baseType="string">${values(a.slice(0, 1))}<mapping defaultValue="0">${entries}</mapping></responseDeclaration>`;
    })
    .join('');
  const entries = blanks
    .map((_, place) => `<p><textEntryInteraction responseIdentifier="${name(place)}"/></p>`)
    .join('');
  const sums = blanks.map((_, place) => `<mapResponse identifier="${name(place)}"/>`).join('');
  return {
    declared,
    body: `<div class="blanks">${entries}</div>`,
    score: blanks.reduce((sum, { s }) => sum + Math.round(s * 10), 0) / 10,
    graded: `<responseProcessing><setOutcomeValue identifier="SCORE"><sum>${sums}</sum></setOutcomeValue></responseProcessing>`,
  };
}

function essayBlocks({ answer, rubric }: Extract<WrittenQuestion, { type: 4 }>): string {
  const reference =
    answer === ''
      ? ''
      : `<rubricBlock view="scorer" class="answer"><div>${xhtmlOf(answer)}</div></rubricBlock>`;
  const rows = rubric.map(({ text, score }) => `<li data-score="${score}">${xmlText(text)}</li>`).join('');
  return `${reference}${rows === '' ? '' : `<rubricBlock view="scorer" class="criteria"><ul>${rows}</ul></rubricBlock>`}`;
}
