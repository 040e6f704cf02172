import { blockSize } from '@shuyuan/api-client/manage';
import { GridListItem, ReorderableGridList } from '@shuyuan/ui/grid-list';
import { IconButton } from '@shuyuan/ui/icon-button';
import { CloseIcon } from '@shuyuan/ui/icons';
import { Stack, Text } from '@shuyuan/ui/layout';
import type { CustomFieldProps, FormField } from '@shuyuan/widgets/resource-form';
import type { ManagedHomeBlocksStrings } from './home-blocks.strings.ts';
import { ItemPicker, type BlockSign, type PickedItem } from './item-picker.tsx';

/** What was picked by hand, in its order. Titles are shown, and not sent. */
export const pickedField = (words: ManagedHomeBlocksStrings): FormField => ({
  kind: 'custom',
  name: 'items',
  label: words.items,
  render: (field) =>
    field.values['item_order'] === 'by-hand' ? <PickedField {...field} words={words} /> : null,
});

interface PickedFieldProps extends CustomFieldProps {
  words: ManagedHomeBlocksStrings;
}

function PickedField({ value, values, onChange, error, words }: PickedFieldProps) {
  const items = value as readonly PickedItem[];
  const byKey = new Map(items.map((item) => [String(item.id), item]));
  return (
    <Stack as="section" gap={12} label={words.items}>
      <Text weight="bold">{words.items}</Text>
      {items.length > 0 && (
        <ReorderableGridList
          label={words.items}
          order={[...byKey.keys()]}
          onReorder={(order) => onChange(order.flatMap((key) => byKey.get(String(key)) ?? []))}
        >
          {items.map((item) => {
            const title = item.title ?? words.gone;
            return (
              <GridListItem
                key={item.id}
                id={String(item.id)}
                title={title}
                actions={
                  <IconButton
                    size="small"
                    label={words.takeOut(title)}
                    icon={<CloseIcon size="small" />}
                    onPress={() => onChange(items.filter(({ id }) => id !== item.id))}
                  />
                }
              />
            );
          })}
        </ReorderableGridList>
      )}
      {items.length < blockSize && (
        <ItemPicker
          sign={values['sign'] as BlockSign}
          picked={items}
          label={words.pick}
          onPick={(item) => onChange([...items, item])}
          error={error}
        />
      )}
    </Stack>
  );
}
