import { promoCodeLimits } from '@shuyuan/api-client/money';
import { ConfirmDialog } from '@shuyuan/ui/confirm-dialog';
import { DatePicker } from '@shuyuan/ui/date-picker';
import { Stack } from '@shuyuan/ui/layout';
import { isNumberWithin, NumberField } from '@shuyuan/ui/number-field';
import { TextField } from '@shuyuan/ui/text-field';
import { useState } from 'react';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useSubmission } from '../../../shell/use-submission.ts';
import { useSite } from '../../../stores/site-context.tsx';
import { instantOf, writtenOf } from '../moment-field.tsx';
import type { PromoCodesStrings } from './promo-codes.strings.ts';

interface GenerateCodesProps {
  words: PromoCodesStrings;
  onMade: (done: { text: string; actionId: number }) => void;
  onClose: () => void;
}

/** What is typed. */
interface Draft {
  prefix: string;
  num: number | null;
  amount: number | null;
  times: number | null;
  /** An instant. */
  expires: string | null;
}

/** Numbers that a batch can have. */
const bounds = {
  num: { min: 1, max: promoCodeLimits.made, step: 1 },
  amount: { min: 1, max: promoCodeLimits.yuan, step: 1 },
  times: { min: 0, max: 1_000_000, step: 1 },
};

/** What can be sent of it, or why it cannot. */
function batchOf({ prefix, num, amount, times, expires }: Draft, words: PromoCodesStrings) {
  if (!isNumberWithin(num, bounds.num)) return words.numMissing(bounds.num.max);
  if (!isNumberWithin(amount, bounds.amount)) return words.amountMissing;
  if (times !== null && !isNumberWithin(times, bounds.times)) return words.timesWrong;
  if (expires === null) return words.expiresMissing;
  return { prefix, num, invited_user_reward: amount, use_times: times ?? 0, expired_at: expires };
}

/** Makes many codes of one kind at once. What is refused is said beside it, and nothing that was typed is lost. */
export function GenerateCodes({ words, onMade, onClose }: GenerateCodesProps) {
  const { client } = useManage();
  const { host } = useSite();
  const [draft, setDraft] = useState<Draft>({ prefix: '', num: 100, amount: null, times: 1, expires: null });
  /** A repeated press after a lost answer makes no more; what was changed is another batch. */
  const [idempotencyKey, setKey] = useState(() => host.createId());
  const { pending, error, setError, submit } = useSubmission<'generate'>(words.notGenerated);

  function change(part: Partial<Draft>) {
    setDraft((typed) => ({ ...typed, ...part }));
    setKey(host.createId());
    setError('');
  }

  function generate() {
    const batch = batchOf(draft, words);
    if (typeof batch === 'string') return setError(batch);
    return void submit(
      'generate',
      async () => {
        const { action_id: actionId } = await client.promoCodes.generate(batch, { idempotencyKey });
        onMade({ text: words.generated(batch.num), actionId });
      },
      onClose,
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
      <Fields draft={draft} words={words} onChange={change} />
    </ConfirmDialog>
  );
}

interface FieldsProps {
  draft: Draft;
  words: PromoCodesStrings;
  onChange: (part: Partial<Draft>) => void;
}

function Fields({ draft, words, onChange }: FieldsProps) {
  return (
    <Stack gap={16}>
      <TextField
        label={words.prefix}
        description={words.prefixHint}
        value={draft.prefix}
        maxLength={promoCodeLimits.prefix}
        onChange={(prefix) => onChange({ prefix })}
      />
      <NumberField
        label={words.num}
        value={draft.num}
        {...bounds.num}
        hasSteppers={false}
        unit={words.pieces}
        onChange={(num) => onChange({ num })}
      />
      <NumberField
        label={words.amount}
        value={draft.amount}
        {...bounds.amount}
        hasSteppers={false}
        unit={words.yuan}
        onChange={(amount) => onChange({ amount })}
      />
      <NumberField
        label={words.times}
        description={words.timesHint}
        value={draft.times}
        {...bounds.times}
        hasSteppers={false}
        onChange={(times) => onChange({ times })}
      />
      <DatePicker
        label={words.expires}
        description={words.momentHint}
        granularity="minute"
        value={writtenOf(draft.expires)}
        onChange={(moment) => onChange({ expires: moment ? instantOf(moment) : null })}
      />
    </Stack>
  );
}
