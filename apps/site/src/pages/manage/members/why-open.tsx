import type { EntitlementAnswer, ManagedMember } from '@shuyuan/api-client/manage';
import { ErrorState } from '@shuyuan/ui/error-state';
import { Heading, Stack, Text } from '@shuyuan/ui/layout';
import { Table } from '@shuyuan/ui/table';
import { useState } from 'react';
import { useManage, useRevision } from '../../../shell/manage/manage-context.tsx';
import { useResource } from '../../../shell/use-resource.ts';
import { goodsOf, GoodsPicker, type GoodsName } from './goods-picker.tsx';
import type { MembersStrings } from './members.strings.ts';

interface WhyOpenProps {
  member: ManagedMember;
  /** Rises with each change of what they have: it is asked anew then. */
  revision: number;
  words: MembersStrings;
}

/** Why a member may see something, or may not, ground by ground. */
export function WhyOpen({ member, revision, words }: WhyOpenProps) {
  const [chosen, setChosen] = useState<GoodsName | null>(null);
  return (
    <Stack as="section" gap={12} label={words.why}>
      <Heading level={2}>{words.why}</Heading>
      <GoodsPicker label={words.whyQuestion} value={chosen} onChange={setChosen} words={words} />
      {chosen !== null && (
        <Answer
          key={`${chosen} ${member.updated_at}`}
          chosen={chosen}
          member={member}
          revision={revision}
          words={words}
        />
      )}
    </Stack>
  );
}

function Answer({ chosen, member, revision, words }: WhyOpenProps & { chosen: GoodsName }) {
  const { client } = useManage();
  const { type, id } = goodsOf(chosen);
  const answer = useResource(
    `console why ${member.id} ${chosen} ${member.updated_at} ${useRevision()} ${revision}`,
    (signal) => client.entitlements.explain({ user_id: member.id, type, id }, { signal }),
  );
  if (answer.status === 'loading') return <Text tone="muted">{words.loading}</Text>;
  if (answer.status === 'failed')
    return <ErrorState title={words.notLoaded} retryLabel={words.tryAgain} onRetry={answer.retry} />;
  return <Grounds answer={answer.data} words={words} />;
}

function Grounds({ answer, words }: { answer: EntitlementAnswer; words: MembersStrings }) {
  const { person, goods, is_open: isOpen, sample, grounds } = answer;
  return (
    <Stack gap={8}>
      <Text>{(isOpen ? words.open : words.closed)(person.nick_name)}</Text>
      {person.is_locked && <Text>{words.isLocked}</Text>}
      {sample && <Text>{words.samples[sample.kind](sample.amount)}</Text>}
      {!goods.is_published && <Text>{words.isHidden}</Text>}
      <Table
        label={words.why}
        columns={[
          {
            id: 'ground',
            label: words.ground,
            cell: ({ reason, part_of }) =>
              part_of ? `${words.reasons[reason]} · ${words.partOf(part_of.title)}` : words.reasons[reason],
          },
          { id: 'state', label: words.state, width: 'fit', cell: ({ state }) => words.states[state] },
          { id: 'lasts', label: words.lasts, width: 'fit', cell: ({ until }) => until?.slice(0, 10) ?? '—' },
          { id: 'order', label: words.orderNumber, width: 'fit', cell: ({ order_id }) => order_id ?? '—' },
        ]}
        rows={grounds.map((ground, index) => ({ ...ground, id: String(index) }))}
      />
    </Stack>
  );
}
