import type { FormField } from '@shuyuan/widgets/resource-form';
import { idField, type IdChoice } from '../id-field.tsx';
import { momentField } from '../moment-field.tsx';
import { pictureField } from '../picture-field.tsx';
import { tagsField } from '../tags-field.tsx';
import type { ManagedAnthologiesStrings } from './anthologies.strings.ts';
import { contentsField } from './contents-field.tsx';

/** What the form of an anthology chooses between. */
export interface AnthologyChoices {
  categories: readonly IdChoice[];
  tags: readonly IdChoice[];
}

/** What is written of an anthology. */
export const anthologyFields = (
  words: ManagedAnthologiesStrings,
  { categories, tags }: AnthologyChoices,
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
  pictureField({
    name: 'thumb',
    label: words.thumb,
    description: words.thumbHint,
    ratio: '3:4',
    isRequired: true,
  }),
  { kind: 'multi-line', name: 'short_description', label: words.short },
  { kind: 'rich-text', name: 'render_description', label: words.about },
  contentsField(words),
  {
    kind: 'number',
    name: 'charge',
    label: words.charge,
    description: words.chargeHint,
    unit: words.yuan,
    min: 0,
  },
  { kind: 'switch', name: 'is_vip_free', label: words.isVipFree },
  tagsField({ label: words.tags, choices: tags, chosenOne: words.chosenOne }),
  momentField({ name: 'published_at', label: words.published, description: words.publishedHint }),
];

/** What a new anthology begins with. */
export const blankAnthology = {
  title: '',
  category_id: null,
  thumb: '',
  short_description: '',
  render_description: '',
  contents: [],
  charge: 0,
  is_vip_free: false,
  tag_ids: [],
  published_at: null,
};
