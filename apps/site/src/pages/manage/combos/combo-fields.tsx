import type { FormField, FormValues } from '@shuyuan/widgets/resource-form';
import { idField, type IdChoice } from '../id-field.tsx';
import { pictureField } from '../picture-field.tsx';
import { isWritten, publishField, type PublishCheck } from '../publish-field.tsx';
import { comboContentsField, type ComboContents } from './combo-contents-field.tsx';
import type { ManagedCombosStrings } from './combos.strings.ts';

/** What the form of a column chooses between. */
export interface ComboChoices {
  categories: readonly IdChoice[];
  teachers: readonly IdChoice[];
}

/** What is written of a column. */
export const comboFields = (
  words: ManagedCombosStrings,
  { categories, teachers }: ComboChoices,
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
  idField({
    name: 'teacher_id',
    label: words.teacher,
    none: words.noTeacher,
    choices: teachers,
    chosenOne: words.chosenOne,
  }),
  pictureField({
    name: 'thumb',
    label: words.thumb,
    description: words.thumbHint,
    ratio: '4:3',
    isRequired: true,
  }),
  { kind: 'multi-line', name: 'short_description', label: words.short },
  { kind: 'rich-text', name: 'render_description', label: words.about },
  comboContentsField(words),
  {
    kind: 'number',
    name: 'charge',
    label: words.charge,
    description: words.chargeHint,
    unit: words.yuan,
    min: 0,
  },
  {
    kind: 'number',
    name: 'original_charge',
    label: words.originalCharge,
    description: words.originalChargeHint,
    unit: words.yuan,
    min: 0,
  },
  { kind: 'switch', name: 'is_vip_free', label: words.isVipFree },
  publishField({
    label: words.published,
    description: words.publishedHint,
    checks: (values) => comboChecks(values, words),
  }),
];

/** What a column needs before it can appear. */
const comboChecks = (values: FormValues, words: ManagedCombosStrings): readonly PublishCheck[] => [
  { label: words.name, isMet: isWritten(values['title']) },
  { label: words.category, isMet: typeof values['category_id'] === 'number' },
  { label: words.thumb, isMet: isWritten(values['thumb']) },
  { label: words.charge, isMet: typeof values['charge'] === 'number' },
  {
    label: words.oneItem,
    isMet: (values['contents'] as ComboContents).some(({ items }) => items.length > 0),
  },
];

/** What a new column begins with. */
export const blankCombo = {
  title: '',
  category_id: null,
  teacher_id: null,
  thumb: '',
  short_description: '',
  render_description: '',
  contents: [],
  charge: 0,
  original_charge: 0,
  is_vip_free: false,
  published_at: null,
};
