import type { FormField, FormValues } from '@shuyuan/widgets/resource-form';
import type { IdChoice } from '../id-field.tsx';
import { momentField } from '../moment-field.tsx';
import { isWritten, publishField, type PublishCheck } from '../publish-field.tsx';
import { blankGoods, namedFields, soldFields } from '../question-sets/goods-fields.tsx';
import type { ManagedPapersStrings } from './managed-papers.strings.ts';
import { questionsField, totalOf, type PlacedQuestion } from './questions-field.tsx';

/** What is written of a paper. */
export const paperFields = (
  words: ManagedPapersStrings,
  categories: readonly IdChoice[],
): readonly FormField[] => [
  ...namedFields(words, categories),
  questionsField({ words, categories }),
  { kind: 'number', name: 'pass_score', label: words.passScore, unit: words.points, min: 0 },
  { kind: 'number', name: 'expired_minutes', label: words.minutes, unit: words.minute, min: 1 },
  {
    kind: 'number',
    name: 'try_times',
    label: words.tries,
    description: words.triesHint,
    unit: words.times,
    min: 0,
  },
  momentField({ name: 'begins_at', label: words.begins, description: words.beginsHint }),
  momentField({ name: 'closes_at', label: words.closes, description: words.closesHint }),
  { kind: 'switch', name: 'enabled_invite', label: words.isInvited, description: words.isInvitedHint },
  ...soldFields(words),
  { kind: 'switch', name: 'is_random', label: words.isRandom },
  { kind: 'switch', name: 'is_skip_mark', label: words.isSkipMark, description: words.isSkipMarkHint },
  {
    kind: 'switch',
    name: 'is_double_marked',
    label: words.isDoubleMarked,
    description: words.isDoubleMarkedHint,
  },
  {
    kind: 'number',
    name: 'mark_difference',
    label: words.markDifference,
    description: words.markDifferenceHint,
    unit: words.points,
    min: 0,
  },
  publishField({
    label: words.published,
    description: words.publishedHint,
    checks: (values) => paperChecks(values, words),
  }),
];

/** What a paper needs before it can appear. */
function paperChecks(values: FormValues, words: ManagedPapersStrings): readonly PublishCheck[] {
  const questions = values['questions'] as readonly PlacedQuestion[];
  return [
    { label: words.name, isMet: isWritten(values['title']) },
    { label: words.category, isMet: typeof values['category_id'] === 'number' },
    { label: words.oneQuestion, isMet: questions.length > 0 },
    { label: words.passReachable, isMet: Number(values['pass_score']) <= totalOf(questions) },
  ];
}

/** What a new paper begins with. */
export const blankPaper = {
  ...blankGoods,
  questions: [],
  pass_score: 0,
  expired_minutes: 60,
  try_times: 0,
  begins_at: null,
  closes_at: null,
  enabled_invite: false,
  is_random: false,
  is_skip_mark: false,
  is_double_marked: false,
  mark_difference: 0,
  published_at: null,
};
