import { blockOrders, blockSize } from '@shuyuan/api-client/manage';
import { NativeSelect } from '@shuyuan/ui/native-select';
import type { FormField } from '@shuyuan/widgets/resource-form';
import { idField, type IdChoice } from '../id-field.tsx';
import type { ManagedHomeBlocksStrings } from './home-blocks.strings.ts';
import { linkField } from '../links/link-field.tsx';
import type { BlockSign } from './item-picker.tsx';
import { pickedField } from './picked-field.tsx';

/** What the form of a block chooses between. */
export interface BlockChoices {
  articleCategories: readonly IdChoice[];
  courseCategories: readonly IdChoice[];
}

const signs = Object.keys(blockOrders) as BlockSign[];

/** A category of one kind, while the block lists what stands in such; and while one is chosen, so that it can be taken back. */
function categoryField(field: Parameters<typeof idField>[0], ofSigns: readonly BlockSign[]): FormField {
  const whole = idField(field);
  if (whole.kind !== 'custom') return whole;
  return {
    ...whole,
    render: (props) =>
      ofSigns.some((sign) => sign === props.values['sign']) || props.value !== null
        ? whole.render(props)
        : null,
  };
}

/** The orders of its kind. One that was chosen before for another kind stays visible: the server says what is wrong with it. */
const orderField = (words: ManagedHomeBlocksStrings): FormField => ({
  kind: 'custom',
  name: 'item_order',
  label: words.order,
  render({ value, values, onChange, error }) {
    const possible: readonly string[] = blockOrders[values['sign'] as BlockSign];
    const orders = Object.keys(words.orders) as (keyof typeof words.orders)[];
    const shown = orders.filter((order) => possible.includes(order) || order === value);
    return (
      <NativeSelect
        label={words.order}
        options={shown.map((order) => ({ value: order, label: words.orders[order] }))}
        value={String(value)}
        onChange={onChange}
        {...(error !== undefined && { errorMessage: error })}
      />
    );
  },
});

/** What is written of a block. */
export const homeBlockFields = (
  words: ManagedHomeBlocksStrings,
  { articleCategories, courseCategories }: BlockChoices,
): readonly FormField[] => [
  { kind: 'text', name: 'title', label: words.name, isRequired: true },
  {
    kind: 'choice',
    name: 'sign',
    label: words.sign,
    choices: signs.map((sign) => ({ value: sign, label: words.signs[sign] })),
  },
  categoryField(
    {
      name: 'category_id',
      label: words.category,
      none: words.all,
      choices: articleCategories,
      chosenOne: words.chosenOne,
    },
    ['article', 'anthology'],
  ),
  categoryField(
    {
      name: 'course_category_id',
      label: words.category,
      none: words.all,
      choices: courseCategories,
      chosenOne: words.chosenOne,
    },
    ['course', 'video', 'combo'],
  ),
  orderField(words),
  pickedField(words),
  { kind: 'number', name: 'size', label: words.size, description: words.sizeHint(blockSize), min: 1 },
  linkField({ name: 'more_url', label: words.more, description: words.moreHint, empty: null }),
  { kind: 'switch', name: 'is_shown', label: words.isShown },
];

/** What a new block begins with. */
export const blankHomeBlock = {
  title: '',
  sign: 'article',
  category_id: null,
  course_category_id: null,
  item_order: 'newest',
  items: [],
  size: 4,
  more_url: null,
  is_shown: true,
};
