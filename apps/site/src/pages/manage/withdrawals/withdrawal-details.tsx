import { textLength } from '@shuyuan/api-client';
import { withdrawalLimits } from '@shuyuan/api-client/money';
import type { ManagedWithdrawal, WithdrawalDecision } from '@shuyuan/api-client/manage';
import { Inline, Stack, Text } from '@shuyuan/ui/layout';
import { PermissionButton } from '@shuyuan/ui/permission';
import { TextArea } from '@shuyuan/ui/text-area';
import { useState } from 'react';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useResource } from '../../../shell/use-resource.ts';
import { useSubmission } from '../../../shell/use-submission.ts';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import { Facts, timeFact, type Fact } from '../../archetypes/facts.tsx';
import type { OpenDetails } from '../detailed-list.tsx';
import { DetailsDrawer } from '../details-drawer.tsx';
import { managedWithdrawalsStrings, type ManagedWithdrawalsStrings } from './withdrawals.strings.ts';

/** One withdrawal whole, with what can be said of it. */
export function WithdrawalDetails({ id, revision, onChanged, onClose }: OpenDetails) {
  const { client } = useManage();
  const words = useStrings(managedWithdrawalsStrings);
  const found = useResource(`console withdrawal ${id} ${revision}`, (signal) =>
    client.withdrawals.find(id, { signal }),
  );
  return (
    <DetailsDrawer resource={found} words={words} onClose={onClose}>
      {(shown) => (
        <Stack gap={24}>
          <Facts facts={factsOf(shown, words)} />
          {(shown.status === 0 || shown.status === 7) && (
            <Decision key={shown.status} withdrawal={shown} words={words} onDecided={onChanged} />
          )}
        </Stack>
      )}
    </DetailsDrawer>
  );
}

/** What is known of a withdrawal; what it does not have is left out. */
function factsOf(row: ManagedWithdrawal, words: ManagedWithdrawalsStrings): Fact[] {
  return [
    [words.person, row.person?.nick_name ?? words.gone],
    [words.amount, words.yuan(row.amount)],
    [words.before, words.yuan(row.before_balance)],
    [words.channel, words.channels[row.channel]],
    [words.bank, row.channel_address || null],
    [words.account, row.channel_account],
    [words.name, row.channel_name],
    [words.status, words.statuses[row.status]],
    [words.asked, timeFact(row.created_at)],
    [words.decided, timeFact(row.decided_at)],
    [words.decidedBy, row.decided_by && row.decided_by.nick_name],
    [words.remark, row.remark || null],
  ];
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
  const { pending, error, setError, submit } = useSubmission<WithdrawalDecision['status']>(words.notDecided);

  function decide(status: WithdrawalDecision['status']) {
    if (status === 3 && remark.trim() === '') return setError(words.remarkMissing);
    return void submit(
      status,
      () => client.withdrawals.decide(withdrawal.id, { status, remark }),
      () => {
        host.notify('positive', words.saidOf[status]);
        onDecided();
      },
    );
  }

  const button = (status: WithdrawalDecision['status'], tone: 'action' | 'neutral') => (
    <PermissionButton
      permission="withdrawal.decide"
      tone={tone}
      isPending={pending === status}
      onPress={() => decide(status)}
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
