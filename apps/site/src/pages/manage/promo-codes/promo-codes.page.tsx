import type { ManagedPromoCodeRow } from '@shuyuan/api-client/manage';
import { Badge } from '@shuyuan/ui/badge';
import { Inline, Stack } from '@shuyuan/ui/layout';
import { PermissionButton } from '@shuyuan/ui/permission';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import { useMemo, useState } from 'react';
import { paths } from '../../../paths/paths.ts';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useStrings } from '../../../stores/site-context.tsx';
import { choicesOf } from '../choices-of.ts';
import { momentField } from '../moment-field.tsx';
import { ResourcePage, type ResourceDeclaration } from '../resource-page.tsx';
import { usesField } from './code-uses.tsx';
import { GenerateCodes } from './generate-codes.tsx';
import { promoCodesStrings, type PromoCodesStrings } from './promo-codes.strings.ts';

const tones = { active: 'positive', used_up: 'neutral', expired: 'neutral' } as const;

const columnsOf = (words: PromoCodesStrings): ResourceDeclaration<ManagedPromoCodeRow>['list']['columns'] => [
  { id: 'code', label: words.code, isRowHeader: true, cell: ({ code }) => code },
  {
    id: 'amount',
    label: words.amount,
    align: 'end',
    width: 'fit',
    cell: ({ invited_user_reward: yuan }) => words.amountOf(yuan),
  },
  {
    id: 'used',
    label: words.used,
    align: 'end',
    width: 'fit',
    sort: 'used_times',
    cell: ({ used_times: used, use_times: most }) => words.usedOf(used, most),
  },
  {
    id: 'state',
    label: words.state,
    width: 'fit',
    cell: ({ state }) => <Badge tone={tones[state]}>{words.states[state]}</Badge>,
  },
  {
    id: 'expires',
    label: words.expires,
    width: 'fit',
    sort: 'expired_at',
    cell: ({ expired_at: end }, at) => <RelativeTime value={end} now={at} />,
  },
];

const declare = (words: PromoCodesStrings): ResourceDeclaration<ManagedPromoCodeRow> => ({
  entity: 'promoCode',
  words,
  list: {
    columns: columnsOf(words),
    filters: [{ id: 'state', label: words.state, as: 'tabs', choices: choicesOf(words.states) }],
    titleOf: ({ code }) => words.quoted(code),
  },
  form: {
    fields: [
      { kind: 'text', name: 'code', label: words.code, description: words.codeHint, isRequired: true },
      {
        kind: 'number',
        name: 'invited_user_reward',
        label: words.amount,
        unit: words.yuan,
        min: 1,
        isRequired: true,
      },
      { kind: 'number', name: 'use_times', label: words.times, description: words.timesHint, min: 0 },
      momentField({ name: 'expired_at', label: words.expires, description: words.momentHint }),
      usesField(words),
    ],
    blank: { code: '', invited_user_reward: null, use_times: 0, expired_at: null, uses: [] },
    loadSchema: async () =>
      (await import('@shuyuan/api-client/contract')).contract.managePromoCodes.store.body,
    titleOf: ({ code }) => words.quoted(typeof code === 'string' ? code : ''),
  },
});

/** Codes that take a fixed sum off an order. */
export default function ManagePromoCodesPage() {
  const { client, notices } = useManage();
  const words = useStrings(promoCodesStrings);
  const declaration = useMemo(() => declare(words), [words]);
  const [isMaking, setIsMaking] = useState(false);
  const [made, setMade] = useState(0);
  return (
    <Stack gap={16}>
      <ResourcePage
        key={made}
        resource={client.promoCodes}
        declaration={declaration}
        addressOf={paths.managePromoCodes}
      />
      <Inline gap={8}>
        <PermissionButton permission="promoCode.store" onPress={() => setIsMaking(true)}>
          {words.generate}
        </PermissionButton>
      </Inline>
      {isMaking && (
        <GenerateCodes
          words={words}
          onMade={(done) => {
            notices.add(done);
            setMade(made + 1);
          }}
          onClose={() => setIsMaking(false)}
        />
      )}
    </Stack>
  );
}
