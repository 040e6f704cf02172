import { textLength } from '@shuyuan/api-client';
import { manageLimits, type ManagedOrder } from '@shuyuan/api-client/manage';
import { ConfirmDialog } from '@shuyuan/ui/confirm-dialog';
import { Stack, Text } from '@shuyuan/ui/layout';
import { PermissionButton } from '@shuyuan/ui/permission';
import { TextArea } from '@shuyuan/ui/text-area';
import { useState } from 'react';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useSubmission } from '../../../shell/use-submission.ts';
import { useSite } from '../../../stores/site-context.tsx';
import type { OrdersStrings } from './orders.strings.ts';
import { createKeptReason } from './kept-reason.ts';

interface FinishOrderProps {
  order: ManagedOrder;
  words: OrdersStrings;
  onFinished: () => void;
}

/** Takes an order for paid whose money has come another way, after saying why; the words are kept until then. */
export function FinishOrder({ order, words, onFinished }: FinishOrderProps) {
  const { host } = useSite();
  const { client } = useManage();
  /** Asked once each time it is opened: a repeated press after a lost answer completes nothing twice. */
  const [idempotencyKey, setKey] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const { pending, error, setError, submit } = useSubmission<'finish'>(words.finishFailed);
  const { id, charge } = order;
  const kept = createKeptReason(host, id);

  async function open() {
    setKey(host.createId());
    const found = await kept.find();
    // What was typed meanwhile counts.
    setReason((typed) => (typed === '' ? found : typed));
  }

  function finish(key: string) {
    if (reason.trim() === '') return setError(words.reasonMissing);
    return void submit(
      'finish',
      () => client.orders.finish(id, { reason, charge }, { idempotencyKey: key }),
      () => {
        setKey(null);
        kept.keep('');
        host.notify('positive', words.finished);
        onFinished();
      },
    );
  }

  return (
    <>
      <PermissionButton permission="order.finish" size="small" onPress={() => void open()}>
        {words.finish}
      </PermissionButton>
      {idempotencyKey !== null && (
        <ConfirmDialog
          isOpen
          title={words.finishTitle}
          confirmLabel={words.confirmFinish}
          isPending={pending !== null}
          error={error || undefined}
          onOpenChange={() => setKey(null)}
          onConfirm={() => finish(idempotencyKey)}
        >
          <Stack gap={16}>
            <Text>{words.finishText(charge)}</Text>
            <TextArea
              label={words.reason}
              description={words.reasonHint}
              value={reason}
              maxLength={manageLimits.description}
              lengthOf={textLength}
              isRequired
              onChange={(text) => {
                setReason(text);
                kept.keep(text);
                setError('');
              }}
            />
          </Stack>
        </ConfirmDialog>
      )}
    </>
  );
}
