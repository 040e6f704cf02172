import type { FormField, FormValues } from '@shuyuan/widgets/resource-form';
import { idField, type IdChoice } from '../id-field.tsx';
import { momentField } from '../moment-field.tsx';
import { isWritten, publishField, type PublishCheck } from '../publish-field.tsx';
import { coursesField } from './courses-field.tsx';
import type { ManagedPapersStrings } from './managed-papers.strings.ts';
import { questionsField, totalOf, type PlacedQuestion } from './questions-field.tsx';

/** What is written of a paper. */
export const paperFields = (
  words: ManagedPapersStrings,
  categories: readonly IdChoice[],
): readonly FormField[] => [
  { kind: 'text', name: 'title', label: words.name, isRequired: true },
  idField({
    name: 'category_id',
    label: words.category,
    none: words.choose,
    choices: categories,
    chosenOne: words.chosenOne,
    isRequired: true,
  }),
  { kind: 'rich-text', name: 'render_description', label: words.about },
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
  {
    kind: 'number',
    name: 'charge',
    label: words.charge,
    description: words.chargeHint,
    unit: words.yuan,
    min: 0,
  },
  { kind: 'switch', name: 'is_vip_free', label: words.isVipFree },
  coursesField(words),
  { kind: 'switch', name: 'is_random', label: words.isRandom },
  { kind: 'switch', name: 'is_skip_mark', label: words.isSkipMark, description: words.isSkipMarkHint },
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
  title: '',
  category_id: null,
  render_description: '',
  questions: [],
  pass_score: 0,
  expired_minutes: 60,
  try_times: 0,
  begins_at: null,
  closes_at: null,
  enabled_invite: false,
  charge: 0,
  is_vip_free: false,
  required_courses: [],
  is_random: false,
  is_skip_mark: false,
  published_at: null,
};
