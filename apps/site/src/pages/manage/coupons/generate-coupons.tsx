import { couponLimits } from '@shuyuan/api-client/money';
import { ConfirmDialog } from '@shuyuan/ui/confirm-dialog';
import { NumberField } from '@shuyuan/ui/number-field';
import { useState } from 'react';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useSubmission } from '../../../shell/use-submission.ts';
import { useSite } from '../../../stores/site-context.tsx';
import type { CouponsOfStrings } from './coupons-of.strings.ts';

interface GenerateCouponsProps {
  batch: number;
  words: CouponsOfStrings;
  onMade: () => void;
  onClose: () => void;
}

/** Makes coupons of a batch. What is refused is said beside it, and nothing that was typed is lost. */
export function GenerateCoupons({ batch, words, onMade, onClose }: GenerateCouponsProps) {
  const { client } = useManage();
  const { host } = useSite();
  const [num, setNum] = useState<number | null>(100);
  /** A repeated press after a lost answer makes no more; another number is another request. */
  const [idempotencyKey, setKey] = useState(() => host.createId());
  const { pending, error, setError, submit } = useSubmission<'generate'>(words.notGenerated);

  function generate() {
    if (num === null || num < 1 || num > couponLimits.made)
      return setError(words.numMissing(couponLimits.made));
    return void submit(
      'generate',
      () => client.coupons.generate(batch, num, { idempotencyKey }),
      () => {
        host.notify('positive', words.generated(num));
        onMade();
      },
    );
  }

  return (
    <ConfirmDialog
      isOpen
      title={words.generateTitle}
      confirmLabel={words.confirm}
      isPending={pending !== null}
      error={error || undefined}
      onOpenChange={onClose}
      onConfirm={() => generate()}
    >
      <NumberField
        label={words.num}
        description={words.numHint}
        value={num}
        min={1}
        max={couponLimits.made}
        step={1}
        hasSteppers={false}
        unit={words.pieces}
        onChange={(typed) => {
          setNum(typed);
          setKey(host.createId());
          setError('');
        }}
      />
    </ConfirmDialog>
  );
}
