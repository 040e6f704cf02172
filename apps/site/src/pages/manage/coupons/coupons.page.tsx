import type { ManagedCouponBatchRow } from '@shuyuan/api-client/manage';
import { Badge } from '@shuyuan/ui/badge';
import { Inline } from '@shuyuan/ui/layout';
import { LinkButton } from '@shuyuan/ui/link-button';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import { VisuallyHidden } from '@shuyuan/ui/visually-hidden';
import { useMemo } from 'react';
import { paths } from '../../../paths/paths.ts';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useStrings } from '../../../stores/site-context.tsx';
import { choicesOf } from '../choices-of.ts';
import { ResourcePage, type ResourceDeclaration } from '../resource-page.tsx';
import { CopyCouponLink } from './copy-coupon-link.tsx';
import { blankCoupons, couponFields } from './coupon-fields.tsx';
import { managedCouponsStrings, type ManagedCouponsStrings } from './coupons.strings.ts';

const tones = { active: 'positive', ended: 'neutral' } as const;

const columnsOf = (
  words: ManagedCouponsStrings,
): ResourceDeclaration<ManagedCouponBatchRow>['list']['columns'] => [
  { id: 'name', label: words.name, isRowHeader: true, cell: ({ name }) => name },
  {
    id: 'worth',
    label: words.worth,
    width: 'fit',
    cell: ({ type, rate }) => (type === 'minus' ? words.minusOf(rate) : words.discountOf(rate)),
  },
  {
    id: 'target',
    label: words.target,
    cell: ({ target_type: type, target_id: id, target_title: title }) =>
      id === null ? words.targets[type] : title === '' ? words.gone(id) : words.chosen(title),
  },
  {
    id: 'counts',
    label: words.counts,
    align: 'end',
    width: 'fit',
    cell: ({ used, received, generated }) => words.countsOf(used, received, generated),
  },
  {
    id: 'coupons',
    label: words.coupons,
    width: 'fit',
    hasControls: true,
    cell: (batch) => (
      <Inline gap={4} isSingleRow>
        <LinkButton size="small" isQuiet href={paths.manageCouponsOf(batch.id)}>
          {words.coupons}
          <VisuallyHidden>{words.couponsOf(batch.name)}</VisuallyHidden>
        </LinkButton>
        {batch.is_open && <CopyCouponLink batch={batch} />}
      </Inline>
    ),
  },
  {
    id: 'state',
    label: words.state,
    width: 'fit',
    cell: ({ state }) => <Badge tone={tones[state]}>{words.states[state]}</Badge>,
  },
  {
    id: 'end',
    label: words.mode,
    width: 'fit',
    cell: ({ deadline, fixed_day: days }, at) =>
      deadline === null ? words.daysAfter(days ?? 0) : <RelativeTime value={deadline} now={at} />,
  },
];

const declare = (words: ManagedCouponsStrings): ResourceDeclaration<ManagedCouponBatchRow> => ({
  entity: 'coupon',
  words,
  list: {
    columns: columnsOf(words),
    filters: [{ id: 'state', label: words.state, as: 'tabs', choices: choicesOf(words.states) }],
    titleOf: ({ name }) => words.quoted(name),
  },
  form: {
    fields: couponFields(words),
    blank: blankCoupons,
    loadSchema: async () => (await import('@shuyuan/api-client/contract')).contract.manageCoupons.store.body,
    titleOf: ({ name }) => words.quoted(typeof name === 'string' ? name : ''),
  },
});

/** Coupons, by the batch in which they are given out. */
export default function ManageCouponsPage() {
  const { client } = useManage();
  const words = useStrings(managedCouponsStrings);
  const declaration = useMemo(() => declare(words), [words]);
  return <ResourcePage resource={client.coupons} declaration={declaration} addressOf={paths.manageCoupons} />;
}
