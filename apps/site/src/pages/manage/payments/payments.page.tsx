import type { ManagedPaymentRow } from '@shuyuan/api-client/manage';
import { ConfirmDialog } from '@shuyuan/ui/confirm-dialog';
import { PermissionButton } from '@shuyuan/ui/permission';
import { Price } from '@shuyuan/ui/price';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import { ResourceList, type ListDeclaration } from '@shuyuan/widgets/resource-list';
import { useMemo, useState } from 'react';
import { paths } from '../../../paths/paths.ts';
import { useManage, useRevision } from '../../../shell/manage/manage-context.tsx';
import { usePageReady } from '../../../shell/use-page-ready.ts';
import { useSubmission } from '../../../shell/use-submission.ts';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import { choicesOf } from '../choices-of.ts';
import { useManageAddress } from '../use-manage-address.ts';
import { paymentsStrings, type PaymentsStrings } from './payments.strings.ts';

const declare = (
  words: PaymentsStrings,
  ask: (row: ManagedPaymentRow) => void,
): ListDeclaration<ManagedPaymentRow> => ({
  name: 'payment',
  columns: [
    { id: 'order', label: words.order, isRowHeader: true, cell: ({ order_id }) => order_id },
    { id: 'state', label: words.state, width: 'fit', cell: ({ state }) => words.states[state] },
    {
      id: 'amount',
      label: words.amount,
      align: 'end',
      width: 'fit',
      sort: 'amount',
      cell: ({ state, amount }) =>
        state === 'unclear' ? '—' : <Price amount={amount / 100} size="small" tone="neutral" keepsCents />,
    },
    {
      id: 'charge',
      label: words.charge,
      align: 'end',
      width: 'fit',
      cell: ({ charge }) => (charge === null ? '—' : words.yuan(charge)),
    },
    {
      id: 'transaction',
      label: words.transaction,
      cell: ({ state, told, transaction }) => (state === 'unclear' ? told : transaction),
    },
    {
      id: 'paid',
      label: words.paid,
      width: 'fit',
      sort: 'created_at',
      cell: ({ paid_at }, at) => <RelativeTime value={paid_at} now={at} />,
    },
    {
      id: 'back',
      label: words.action,
      width: 'fit',
      hasControls: true,
      cell: (row) => <Action row={row} words={words} ask={ask} />,
    },
  ],
  filters: [
    {
      id: 'state',
      label: words.state,
      choices: choicesOf(words.states),
    },
    { id: 'handled', label: words.handled, choices: [{ value: 'returned', label: words.returned }] },
  ],
  noun: words.noun,
  titleOf: ({ order_id }) => words.quoted(order_id),
});

interface ActionProps {
  row: ManagedPaymentRow;
  words: PaymentsStrings;
  ask: (row: ManagedPaymentRow) => void;
}

/** The one action of a row, or that it is done. */
function Action({ row, words, ask }: ActionProps) {
  const { state, order_id: order } = row;
  const isUnclear = state === 'unclear';
  if (isUnclear ? row.is_checked : row.refunded === row.amount)
    return isUnclear ? words.checked : words.returned;
  return (
    <PermissionButton
      permission="refund.decide"
      size="small"
      aria-label={isUnclear ? words.checkOf(order) : words.giveBackOf(order)}
      onPress={() => ask(row)}
    >
      {isUnclear ? words.check : words.giveBack}
    </PermissionButton>
  );
}

/** Money that has paid no order, with the one thing to do about it. */
export default function ManagePaymentsPage() {
  const { client } = useManage();
  const { host } = useSite();
  const words = useStrings(paymentsStrings);
  const { query, show } = useManageAddress(paths.managePayments);
  const revision = useRevision();
  const [changes, setChanges] = useState(0);
  const [isReady, setIsReady] = useState(false);
  const [asked, setAsked] = useState<ManagedPaymentRow | null>(null);
  const { pending, error, setError, submit } = useSubmission<'settle'>(words.notGivenBack);
  usePageReady({ isReady });
  const declaration = useMemo(() => declare(words, setAsked), [words]);

  const settle = ({ id, state }: ManagedPaymentRow) =>
    void submit(
      'settle',
      () => (state === 'unclear' ? client.payments.check(id) : client.payments.giveBack(id)),
      () => {
        setAsked(null);
        host.notify('positive', state === 'unclear' ? words.isChecked : words.isGivenBack);
        setChanges(changes + 1);
      },
    );

  return (
    <>
      <ResourceList
        resource={client.payments}
        declaration={declaration}
        query={query}
        onQueryChange={show}
        revision={revision + changes}
        onReady={() => setIsReady(true)}
        strings={words}
      />
      {asked && (
        <ConfirmDialog
          isOpen
          title={asked.state === 'unclear' ? words.checkTitle : words.giveBackTitle}
          confirmLabel={asked.state === 'unclear' ? words.check : words.giveBack}
          isPending={pending !== null}
          error={error || undefined}
          onOpenChange={() => {
            setAsked(null);
            setError('');
          }}
          onConfirm={() => settle(asked)}
        >
          {asked.state === 'unclear'
            ? words.checkText(asked.told)
            : words.giveBackText(asked.amount - asked.refunded)}
        </ConfirmDialog>
      )}
    </>
  );
}
