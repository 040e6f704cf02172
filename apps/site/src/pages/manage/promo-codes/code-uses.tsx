import type { ManagedPromoCode } from '@shuyuan/api-client/manage';
import { Stack, Text } from '@shuyuan/ui/layout';
import type { FormField } from '@shuyuan/widgets/resource-form';
import type { PromoCodesStrings } from './promo-codes.strings.ts';

type Use = ManagedPromoCode['uses'][number];

const isUse = (value: unknown): value is Use =>
  typeof value === 'object' && value !== null && 'order_id' in value && 'goods_name' in value;

/** Who has used a code for what. It is only read. */
export const usesField = (words: PromoCodesStrings): FormField => ({
  kind: 'custom',
  name: 'uses',
  label: words.uses,
  render: ({ value }) => <Uses uses={Array.isArray(value) ? value.filter(isUse) : []} words={words} />,
});

function Uses({ uses, words }: { uses: readonly Use[]; words: PromoCodesStrings }) {
  return (
    <Stack gap={8}>
      <Text>{words.uses}</Text>
      <Text tone="muted">{uses.length === 0 ? words.noUses : words.latestUses}</Text>
      {uses.map(({ order_id: id, person, goods_name: goods, discount, status }) => (
        <Text key={id}>
          {words.use(person?.nick_name ?? words.gone, goods, discount, words.orderStates[status])}
        </Text>
      ))}
    </Stack>
  );
}
