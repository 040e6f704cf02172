import { textLength } from '@shuyuan/api-client';
import { refundLimits } from '@shuyuan/api-client/money';
import type { ManagedOrder } from '@shuyuan/api-client/manage';
import { Checkbox } from '@shuyuan/ui/checkbox';
import { ConfirmDialog } from '@shuyuan/ui/confirm-dialog';
import { Stack, Text } from '@shuyuan/ui/layout';
import { isNumberWithin, NumberField } from '@shuyuan/ui/number-field';
import { PermissionButton } from '@shuyuan/ui/permission';
import { TextArea } from '@shuyuan/ui/text-area';
import { useState } from 'react';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useSubmission } from '../../../shell/use-submission.ts';
import { useSite } from '../../../stores/site-context.tsx';
import { EndingGoods } from '../refunds/ending-goods.tsx';
import type { OrdersStrings } from './orders.strings.ts';
import { refundableOf } from './refundable.ts';

interface RefundOrderProps {
  order: ManagedOrder;
  words: OrdersStrings;
  onRefunded: () => void;
}

/** What is typed. */
interface Draft {
  /** Yuan. */
  amount: number | null;
  isLocal: boolean;
  keepsGoods: boolean;
  reason: string;
}

/** Gives money of a paid order back that nobody has asked for, all of it or a part. */
export function RefundOrder({ order, words, onRefunded }: RefundOrderProps) {
  const { host } = useSite();
  const { client } = useManage();
  /** Asked once each time it is opened: a repeated press after a lost answer gives nothing back twice. */
  const [idempotencyKey, setKey] = useState<string | null>(null);
  const [draft, setDraft] = useState<Draft>({
    amount: refundableOf(order).most,
    isLocal: order.payment_method === 'handPay',
    keepsGoods: false,
    reason: '',
  });
  const { pending, error, setError, submit } = useSubmission<'refund'>(words.finishFailed);

  function refund(key: string) {
    const { amount, isLocal, keepsGoods, reason } = draft;
    if (!isNumberWithin(amount, boundsOf(order))) return setError(words.amountMissing);
    if (reason.trim() === '') return setError(words.reasonMissing);
    const wanted = {
      order_id: order.order_id,
      amount: Math.round(amount * 100),
      is_local: isLocal,
      keeps_goods: keepsGoods && amount !== refundableOf(order).most,
      reason,
    };
    return void submit(
      'refund',
      () => client.refunds.store(wanted, { idempotencyKey: key }),
      () => {
        setKey(null);
        setDraft({ ...draft, reason: '' });
        host.notify('positive', words.refundMade);
        onRefunded();
      },
    );
  }

  return (
    <>
      <PermissionButton permission="refund.decide" size="small" onPress={() => setKey(host.createId())}>
        {words.refund}
      </PermissionButton>
      {idempotencyKey !== null && (
        <ConfirmDialog
          isOpen
          title={words.refundTitle}
          confirmLabel={words.confirmRefund}
          isPending={pending !== null}
          error={error || undefined}
          onOpenChange={() => setKey(null)}
          onConfirm={() => refund(idempotencyKey)}
        >
          <Stack gap={16}>
            <Text>{words.refundText}</Text>
            <Fields
              order={order}
              words={words}
              draft={draft}
              onChange={(change) => {
                setDraft((typed) => ({ ...typed, ...change }));
                setError('');
              }}
            />
          </Stack>
        </ConfirmDialog>
      )}
    </>
  );
}

/** Amounts in yuan that can be refunded. */
function boundsOf(order: ManagedOrder) {
  const { most, step } = refundableOf(order);
  return { min: step, max: most, step };
}

interface FieldsProps extends Pick<RefundOrderProps, 'order' | 'words'> {
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
}

function Fields({ order, words, draft, onChange }: FieldsProps) {
  const { amount, isLocal, keepsGoods, reason } = draft;
  const bounds = boundsOf(order);
  const isWhole = amount === bounds.max;
  return (
    <>
      <NumberField
        label={words.refundAmount}
        value={amount}
        {...bounds}
        hasSteppers={false}
        unit={words.unit}
        onChange={(yuan) => onChange({ amount: yuan })}
      />
      <Checkbox
        isSelected={isLocal}
        isDisabled={order.payment_method === 'handPay'}
        onChange={(is) => onChange({ isLocal: is })}
      >
        {words.localChoice}
      </Checkbox>
      <Checkbox
        isSelected={keepsGoods && !isWhole}
        isDisabled={isWhole}
        onChange={(keeps) => onChange({ keepsGoods: keeps })}
      >
        {words.keepsChoice}
      </Checkbox>
      {!(keepsGoods && !isWhole) && <EndingGoods orderId={order.order_id} />}
      <TextArea
        label={words.refundReason}
        description={words.refundReasonHint}
        value={reason}
        maxLength={refundLimits.reason}
        lengthOf={textLength}
        isRequired
        onChange={(text) => onChange({ reason: text })}
      />
    </>
  );
}
