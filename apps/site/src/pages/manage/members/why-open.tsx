import { cutText, longestKeywords } from '@shuyuan/api-client';
import type { EntitlementAnswer, EntitlementQuestion, ManagedMember } from '@shuyuan/api-client/manage';
import { ComboBox } from '@shuyuan/ui/combo-box';
import { ErrorState } from '@shuyuan/ui/error-state';
import { Heading, Stack, Text } from '@shuyuan/ui/layout';
import { Table } from '@shuyuan/ui/table';
import { useState } from 'react';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useResource } from '../../../shell/use-resource.ts';
import type { MembersStrings } from './members.strings.ts';

interface WhyOpenProps {
  member: ManagedMember;
  words: MembersStrings;
}

/** Why a member may see something, or may not, ground by ground. */
export function WhyOpen({ member, words }: WhyOpenProps) {
  const { client } = useManage();
  const [keywords, setKeywords] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const found = useResource(`console goods ${keywords}`, (signal) =>
    client.entitlements.goods(keywords, { signal }),
  );
  const goods = found.status === 'ready' ? found.data : found.status === 'loading' ? found.stale : null;
  return (
    <Stack as="section" gap={12} label={words.why}>
      <Heading level={2}>{words.why}</Heading>
      <ComboBox
        label={words.whyQuestion}
        description={words.whyHint}
        filter={null}
        opensOnFocus
        isLoading={found.status === 'loading'}
        value={chosen}
        onChange={setChosen}
        onInputChange={(text) => setKeywords(cutText(text, longestKeywords))}
        options={(goods?.data ?? []).map(({ type, id, title, is_published }) => ({
          value: `${type}/${id}`,
          label: title,
          description: is_published ? words.kinds[type] : `${words.kinds[type]} · ${words.draft}`,
        }))}
      />
      {chosen !== null && (
        <Answer key={`${chosen} ${member.updated_at}`} chosen={chosen} member={member} words={words} />
      )}
    </Stack>
  );
}

function Answer({ chosen, member, words }: WhyOpenProps & { chosen: string }) {
  const { client } = useManage();
  const [type, id] = chosen.split('/') as [EntitlementQuestion['type'], string];
  const answer = useResource(`console why ${member.id} ${chosen} ${member.updated_at}`, (signal) =>
    client.entitlements.explain({ user_id: member.id, type, id: Number(id) }, { signal }),
  );
  if (answer.status === 'loading') return <Text tone="muted">{words.loading}</Text>;
  if (answer.status === 'failed')
    return <ErrorState title={words.notLoaded} retryLabel={words.tryAgain} onRetry={answer.retry} />;
  return <Grounds answer={answer.data} words={words} />;
}

function Grounds({ answer, words }: { answer: EntitlementAnswer; words: MembersStrings }) {
  const { person, goods, is_open: isOpen, grounds } = answer;
  return (
    <Stack gap={8}>
      <Text>{(isOpen ? words.open : words.closed)(person.nick_name)}</Text>
      {person.is_locked && <Text>{words.isLocked}</Text>}
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
