import type { FormField } from '@shuyuan/widgets/resource-form';
import { idField, type IdChoice } from '../id-field.tsx';
import { coursesField } from '../papers/courses-field.tsx';
import type { ManagedPapersStrings } from '../papers/managed-papers.strings.ts';

/** What everything of the exam area is called and sorted under, and what is told of it. */
export const namedFields = (
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
];

/** Who has it for which price. */
export const soldFields = (words: ManagedPapersStrings): readonly FormField[] => [
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
];

/** What a new one begins with. */
export const blankGoods = {
  title: '',
  category_id: null,
  render_description: '',
  charge: 0,
  is_vip_free: false,
  required_courses: [],
};
