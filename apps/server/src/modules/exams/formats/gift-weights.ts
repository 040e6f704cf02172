import { questionLimits, type WrittenQuestion } from '@shuyuan/api-client/manage';
import { areEqualShares, inlineOf, keyAt, type Typed } from './exchanged.ts';
import { exchangeStrings as strings } from './exchange.strings.ts';

/** An answer between the braces of a GIFT question. */
export interface GiftAnswer {
  sign: '=' | '~';
  /** Per cent of the points; null where none is written. */
  weight: number | null;
  words: Typed;
}

/** Fields that questions of every type have. */
export type Common = Pick<WrittenQuestion, 'level' | 'score' | 'content' | 'remark' | 'sound'>;

type Partial = Extract<WrittenQuestion, { type: 2 }>['partial'];

/**
 * Returns a choice with the same points for every answer as its weights give, or why there is none. A wrong option gives nothing here,
 * whatever is subtracted for it elsewhere.
 */
export function choiceOf(
  answers: readonly GiftAnswer[],
  common: Common,
  partial: Partial,
): WrittenQuestion | string {
  if (answers.length < 2) return strings.fewOptions;
  if (answers.length > questionLimits.options) return strings.tooManyOptions(questionLimits.options);
  const options = answers.map(({ words }, place) => ({ key: keyAt(place), content: inlineOf(words) }));
  const isSingle = answers.some(({ sign }) => sign === '=');
  return isSingle
    ? singleOf(answers, { ...common, options })
    : multipleOf(answers, { ...common, options, ...(partial && { partial }) });
}

type WithOptions = Common & { options: { key: string; content: string }[]; partial?: Partial };

function singleOf(answers: readonly GiftAnswer[], common: WithOptions): WrittenQuestion | string {
  const part = answers.find(({ sign, weight }) => weight !== null && weight !== (sign === '=' ? 100 : 0));
  if (part) return strings.partialSingle(part.weight ?? 0);
  const right = answers.flatMap(({ sign }, place) => (sign === '=' ? [keyAt(place)] : []));
  const [answer = ''] = right;
  return right.length > 1 ? strings.severalRight : { ...common, type: 1, answer };
}

function multipleOf(answers: readonly GiftAnswer[], common: WithOptions): WrittenQuestion | string {
  const right = answers.flatMap(({ weight }, place) =>
    weight !== null && weight > 0 ? [{ key: keyAt(place), weight }] : [],
  );
  if (right.length === 0) return strings.noRight;
  const weights = right.map(({ weight }) => weight);
  if (!areEqualShares(weights)) return strings.unequalShares(weights);
  return { ...common, type: 2, answer: right.map(({ key }) => key).join(',') };
}

/** Returns a blank that accepts the answers of full weight, or why there is none. An answer of no weight is a wrong one. */
export function blankOf(answers: readonly GiftAnswer[], common: Common): WrittenQuestion | string {
  const part = answers.find(({ weight }) => weight !== null && weight !== 100 && weight !== 0);
  if (part) return strings.partialBlank(part.weight ?? 0);
  const a = answers.filter(({ weight }) => weight !== 0).flatMap(({ words }) => words.text || []);
  return a.length === 0 ? strings.noRight : { ...common, type: 3, answer: [{ a, s: common.score }] };
}
