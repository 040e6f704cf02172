import { isApiError } from '@shuyuan/api-client';
import { Stack, Text } from '@shuyuan/ui/layout';
import type { CustomFieldProps, FormField } from '@shuyuan/widgets/resource-form';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useResource } from '../../../shell/use-resource.ts';
import { ItemPicker } from '../home-blocks/item-picker.tsx';
import type { DealsStrings } from './deals.strings.ts';

const types = ['course', 'video', 'combo', 'article', 'anthology'] as const;

type GoodsType = (typeof types)[number];

const typeOf = (value: unknown): GoodsType => types.find((type) => type === value) ?? 'course';

/** What is sold cheaper: its type, and the thing itself found by its title. */
export const goodsFields = (words: DealsStrings): readonly FormField[] => [
  {
    kind: 'choice',
    name: 'goods_type',
    label: words.goodsType,
    choices: types.map((type) => ({ value: type, label: words.goodsTypes[type] })),
  },
  {
    kind: 'custom',
    name: 'goods_id',
    label: words.goods,
    isRequired: true,
    render: (field) => <GoodsField field={field} words={words} />,
  },
];

function GoodsField({ field, words }: { field: CustomFieldProps; words: DealsStrings }) {
  const { value, values, onChange, error } = field;
  const type = typeOf(values['goods_type']);
  const id = typeof value === 'number' ? value : null;
  const title = useTitle(type, id);
  return (
    <Stack gap={4}>
      <ItemPicker
        key={type}
        sign={type}
        picked={[]}
        label={words.goods}
        onPick={(item) => onChange(item.id)}
        error={error}
      />
      <Text size="small" tone="muted">
        {id === null ? words.noGoods : title === null ? words.goneGoods(id) : words.chosen(title)}
      </Text>
    </Stack>
  );
}

/** What the chosen thing is called; empty until it is known, null for what there is not. */
function useTitle(type: GoodsType, id: number | null): string | null {
  const { client } = useManage();
  const resources = {
    course: client.courses,
    video: client.videos,
    combo: client.combos,
    article: client.articles,
    anthology: client.anthologies,
  };
  const found = useResource(`console goods ${type} ${id}`, async (signal) => {
    if (id === null) return '';
    try {
      return (await resources[type].find(id, { signal })).title;
    } catch (cause) {
      if (isApiError(cause) && cause.code === 404) return null;
      throw cause;
    }
  });
  return found.status === 'ready' ? found.data : '';
}
