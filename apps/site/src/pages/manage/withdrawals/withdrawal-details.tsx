import { isApiError, textLength } from '@shuyuan/api-client';
import { withdrawalLimits } from '@shuyuan/api-client/money';
import type { ManagedWithdrawal, WithdrawalDecision } from '@shuyuan/api-client/manage';
import { Drawer } from '@shuyuan/ui/drawer';
import { ErrorState } from '@shuyuan/ui/error-state';
import { Inline, Stack, Text } from '@shuyuan/ui/layout';
import { PermissionButton } from '@shuyuan/ui/permission';
import { formatDateTime } from '@shuyuan/ui/relative-time';
import { Skeleton, SkeletonText } from '@shuyuan/ui/skeleton';
import { TextArea } from '@shuyuan/ui/text-area';
import { useState } from 'react';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useResource } from '../../../shell/use-resource.ts';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import * as styles from '../orders/orders.css.ts';
import { managedWithdrawalsStrings, type ManagedWithdrawalsStrings } from './withdrawals.strings.ts';

interface WithdrawalDetailsProps {
  id: number;
  /** Rises with each change: what is open may be another then. */
  revision: number;
  onChanged: () => void;
  onClose: () => void;
}

/** One withdrawal whole, with what can be said of it. */
export function WithdrawalDetails({ id, revision, onChanged, onClose }: WithdrawalDetailsProps) {
  const { client } = useManage();
  const words = useStrings(managedWithdrawalsStrings);
  const found = useResource(`console withdrawal ${id} ${revision}`, (signal) =>
    client.withdrawals.find(id, { signal }),
  );
  const shown = found.status === 'ready' ? found.data : found.status === 'loading' ? found.stale : null;
  return (
    <Drawer
      isOpen
      size="large"
      title={words.details}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      {found.status === 'failed' && (
        <ErrorState title={words.notLoaded} retryLabel={words.tryAgain} onRetry={found.retry} />
      )}
      {found.status === 'loading' && !shown && (
        <Skeleton label={words.loading}>
          <SkeletonText width="most" />
        </Skeleton>
      )}
      {shown && (
        <Stack gap={24}>
          <dl className={styles.facts}>
            {factsOf(shown, words).map(([name, value]) => (
              <div key={name} className={styles.fact}>
                <dt className={styles.name}>{name}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
          </dl>
          {(shown.status === 0 || shown.status === 7) && (
            <Decision key={shown.status} withdrawal={shown} words={words} onDecided={onChanged} />
          )}
        </Stack>
      )}
    </Drawer>
  );
}

const timeOf = (instant: string) => formatDateTime(Date.parse(instant));

/** What is known of a withdrawal; what it does not have is left out. */
function factsOf(row: ManagedWithdrawal, words: ManagedWithdrawalsStrings): [name: string, value: string][] {
  const facts: [string, string | null][] = [
    [words.person, row.person?.nick_name ?? words.gone],
    [words.amount, words.yuan(row.amount)],
    [words.before, words.yuan(row.before_balance)],
    [words.channel, words.channels[row.channel]],
    [words.bank, row.channel_address || null],
    [words.account, row.channel_account],
    [words.name, row.channel_name],
    [words.status, words.statuses[row.status]],
    [words.asked, timeOf(row.created_at)],
    [words.decided, row.decided_at && timeOf(row.decided_at)],
    [words.decidedBy, row.decided_by && row.decided_by.nick_name],
    [words.remark, row.remark || null],
  ];
  return facts.filter((fact): fact is [string, string] => fact[1] !== null);
}

interface DecisionProps {
  withdrawal: ManagedWithdrawal;
  words: ManagedWithdrawalsStrings;
  onDecided: () => void;
}

function Decision({ withdrawal, words, onDecided }: DecisionProps) {
  const { client } = useManage();
  const { host } = useSite();
  const [remark, setRemark] = useState('');
  const [pending, setPending] = useState<WithdrawalDecision['status'] | null>(null);
  const [error, setError] = useState('');

  async function decide(status: WithdrawalDecision['status']) {
    if (pending !== null) return;
    if (status === 3 && remark.trim() === '') return setError(words.remarkMissing);
    setPending(status);
    setError('');
    try {
      await client.withdrawals.decide(withdrawal.id, { status, remark });
      host.notify('positive', words.saidOf[status]);
      onDecided();
    } catch (cause) {
      if (!isApiError(cause)) throw cause;
      setError(cause.kind === 'business' ? cause.message : words.notDecided);
    } finally {
      setPending(null);
    }
  }

  const button = (status: WithdrawalDecision['status'], tone: 'action' | 'neutral') => (
    <PermissionButton
      permission="withdrawal.decide"
      tone={tone}
      isPending={pending === status}
      onPress={() => void decide(status)}
    >
      {words.ways[status]}
    </PermissionButton>
  );

  return (
    <Stack gap={16}>
      <Text tone="muted">{withdrawal.status === 7 ? words.unknownHint : words.hint}</Text>
      <TextArea
        label={words.remark}
        description={words.remarkHint}
        value={remark}
        maxLength={withdrawalLimits.remark}
        lengthOf={textLength}
        onChange={setRemark}
      />
      <div role="alert">{error !== '' && <Text tone="critical">{error}</Text>}</div>
      <Inline gap={8}>
        {button(5, 'action')}
        {withdrawal.status === 0 && button(7, 'neutral')}
        {button(3, 'neutral')}
      </Inline>
    </Stack>
  );
}
