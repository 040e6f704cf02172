import { createInvitationsApi, withdrawalLimits, type NewWithdrawal } from '@shuyuan/api-client/money';
import { ConfirmDialog } from '@shuyuan/ui/confirm-dialog';
import { Stack, Text } from '@shuyuan/ui/layout';
import { NativeSelect } from '@shuyuan/ui/native-select';
import { isNumberWithin, NumberField } from '@shuyuan/ui/number-field';
import { TextField } from '@shuyuan/ui/text-field';
import { useState } from 'react';
import { useSubmission } from '../../../shell/use-submission.ts';
import { useSite } from '../../../stores/site-context.tsx';
import type { WithdrawalsStrings } from './withdrawals.strings.ts';

interface WithdrawDialogProps {
  /** Whole yuan. */
  balance: number;
  least: number;
  words: WithdrawalsStrings;
  onClose: () => void;
  onMade: () => void;
}

/** What is typed. */
interface Draft {
  amount: number | null;
  channel: NewWithdrawal['channel'];
  name: string;
  account: string;
  bank: string;
}

/** Why it cannot be sent as it is; empty where it can. */
function faultOf(draft: Draft, { balance, least, words }: WithdrawDialogProps): string {
  const { amount, channel, name, account, bank } = draft;
  if (amount === null) return words.amountMissing;
  if (amount < least) return words.tooLittle(least);
  if (amount > balance) return words.tooMuch;
  if (!isNumberWithin(amount, { step: 1 })) return words.amountMissing;
  if (channel === 'bank' && bank.trim() === '') return words.bankMissing;
  if (account.trim() === '') return words.accountMissing;
  return name.trim() === '' ? words.nameMissing : '';
}

/** Asks how much goes where. What is refused is said beside it, and nothing that was typed is lost. */
export function WithdrawDialog(props: WithdrawDialogProps) {
  const { balance, words, onClose, onMade } = props;
  const { client, host } = useSite();
  /** Made once: a repeated press after a lost answer holds nothing twice. */
  const [clientId] = useState(() => host.createId());
  const [draft, setDraft] = useState<Draft>({
    amount: balance,
    channel: 'alipay',
    name: '',
    account: '',
    bank: '',
  });
  const { pending, error, setError, submit } = useSubmission<'withdraw'>(words.notAsked);

  function withdraw() {
    const { amount, channel, name, account, bank } = draft;
    const fault = faultOf(draft, props);
    if (fault !== '' || amount === null) return setError(fault);
    return void submit(
      'withdraw',
      () =>
        createInvitationsApi(client.http).withdraw({
          client_id: clientId,
          amount,
          channel,
          channel_name: name,
          channel_account: account,
          channel_address: channel === 'bank' ? bank : '',
        }),
      () => {
        host.notify('positive', words.asked);
        onMade();
      },
    );
  }

  return (
    <ConfirmDialog
      isOpen
      title={words.withdraw}
      confirmLabel={words.confirm}
      isPending={pending !== null}
      error={error || undefined}
      onOpenChange={onClose}
      onConfirm={() => withdraw()}
    >
      <Stack gap={16}>
        <Text tone="muted">{words.hint}</Text>
        <Fields
          draft={draft}
          balance={balance}
          words={words}
          onChange={(change) => {
            setDraft((typed) => ({ ...typed, ...change }));
            setError('');
          }}
        />
      </Stack>
    </ConfirmDialog>
  );
}

interface FieldsProps extends Pick<WithdrawDialogProps, 'balance' | 'words'> {
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
}

function Fields({ draft, balance, words, onChange }: FieldsProps) {
  const { amount, channel, name, account, bank } = draft;
  return (
    <>
      <NumberField
        label={words.amount}
        description={words.balance(balance)}
        value={amount}
        min={1}
        max={balance}
        step={1}
        hasSteppers={false}
        unit={words.unit}
        onChange={(yuan) => onChange({ amount: yuan })}
      />
      <NativeSelect
        label={words.channel}
        value={channel}
        options={[
          { value: 'alipay', label: words.channels.alipay },
          { value: 'bank', label: words.channels.bank },
        ]}
        onChange={(to) => onChange({ channel: to })}
      />
      {channel === 'bank' && (
        <TextField
          label={words.bank}
          value={bank}
          maxLength={withdrawalLimits.address}
          onChange={(text) => onChange({ bank: text })}
        />
      )}
      <TextField
        label={words.account}
        value={account}
        maxLength={withdrawalLimits.account}
        onChange={(text) => onChange({ account: text })}
      />
      <TextField
        label={words.name}
        value={name}
        autoComplete="name"
        maxLength={withdrawalLimits.name}
        onChange={(text) => onChange({ name: text })}
      />
    </>
  );
}
