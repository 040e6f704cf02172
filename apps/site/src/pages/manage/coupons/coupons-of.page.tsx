import type { ManageClient, ManagedCoupon, ManagedCouponQuery } from '@shuyuan/api-client/manage';
import { couponLimits } from '@shuyuan/api-client/money';
import { Badge } from '@shuyuan/ui/badge';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import type { ListColumn, ListDeclaration, ListedResource } from '@shuyuan/widgets/resource-list';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { idOf, paths, type ManageQuery } from '../../../paths/paths.ts';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useResource } from '../../../shell/use-resource.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import { FailureScreen } from '../../failures/failure-screen.tsx';
import { choicesOf } from '../choices-of.ts';
import { ListOfOne } from '../list-of-one.tsx';
import { MakeCodes } from '../make-codes.tsx';
import { PersonCell } from '../person-cell.tsx';
import { CopyCouponLink } from './copy-coupon-link.tsx';
import { couponsOfStrings, type CouponsOfStrings } from './coupons-of.strings.ts';

/** The coupons of a batch: whose each is and what it was used for; more are made here, and all come out as a file. */
export default function ManageCouponsOfPage() {
  const id = idOf(useParams()['id'] ?? '');
  return id === null ? <FailureScreen isInPlace kind="not-found" /> : <Coupons key={id} batch={id} />;
}

function Coupons({ batch }: { batch: number }) {
  const { client } = useManage();
  const words = useStrings(couponsOfStrings);
  const addressOf = useMemo(() => (query: ManageQuery) => paths.manageCouponsOf(batch, query), [batch]);
  // Without it the list is there all the same, under its plain name.
  const found = useResource(`console coupons ${batch}`, (signal) => client.coupons.find(batch, { signal }));
  const whole = found.status === 'ready' ? found.data : null;
  const strings = useMemo(
    () => ({
      title: whole ? words.titleOf(whole.name) : words.title,
      add: words.generate,
      keywordsPlaceholder: words.keywords,
    }),
    [whole, words],
  );
  const { resource, declaration } = useMemo(() => couponsOf(client, batch, words), [client, batch, words]);
  return (
    <ListOfOne
      {...{ resource, declaration, addressOf, strings }}
      addPermission="coupon.store"
      back={{ href: paths.manageCoupons(), label: words.back }}
      aside={whole?.is_open === true && <CopyCouponLink batch={whole} />}
      adding={({ onAdded, onClose }) => (
        <MakeCodes
          most={couponLimits.made}
          words={words}
          make={(count, options) => client.coupons.generate(batch, count, options)}
          onMade={onAdded}
          onClose={onClose}
        />
      )}
    />
  );
}

const tones = { free: 'neutral', unused: 'action', used: 'positive', expired: 'neutral' } as const;

const columnsOf = (words: CouponsOfStrings): readonly ListColumn<ManagedCoupon>[] => [
  { id: 'code', label: words.code, isRowHeader: true, cell: ({ code }) => code },
  {
    id: 'state',
    label: words.state,
    width: 'fit',
    cell: ({ state }) => <Badge tone={tones[state]}>{words.states[state]}</Badge>,
  },
  {
    id: 'person',
    label: words.person,
    cell: ({ person }) => (person ? <PersonCell person={person} /> : '—'),
  },
  {
    id: 'order',
    label: words.order,
    cell: ({ order }) =>
      order ? words.orderOf(order.goods_name, order.discount, words.orderStates[order.status]) : '—',
  },
  {
    id: 'received',
    label: words.received,
    width: 'fit',
    cell: ({ received_at }, at) => (received_at ? <RelativeTime value={received_at} now={at} /> : '—'),
  },
  {
    id: 'deadline',
    label: words.deadline,
    width: 'fit',
    cell: ({ deadline }, at) => (deadline ? <RelativeTime value={deadline} now={at} /> : '—'),
  },
];

/** The list of one batch. Coupons are neither changed nor removed one by one. */
function couponsOf(client: ManageClient, batch: number, words: CouponsOfStrings) {
  const resource: ListedResource<ManagedCoupon> = {
    list: (query, options) => client.coupons.coupons(batch, query as ManagedCouponQuery, options),
    exportRows: (query, options) => client.coupons.exportCoupons(batch, query, options),
  };
  const declaration: ListDeclaration<ManagedCoupon> = {
    name: 'couponsOfBatch',
    columns: columnsOf(words),
    filters: [{ id: 'state', label: words.state, as: 'tabs', choices: choicesOf(words.states) }],
    noun: words.noun,
    titleOf: ({ code }) => words.quoted(code),
  };
  return { resource, declaration };
}
