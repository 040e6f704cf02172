import type { ManagedMember } from '@shuyuan/api-client/manage';
import { Stack, Heading, Text } from '@shuyuan/ui/layout';
import { Price } from '@shuyuan/ui/price';
import { Table } from '@shuyuan/ui/table';
import type { ReactNode } from 'react';
import { dayAndTime } from './day-and-time.ts';
import type { MembersStrings } from './members.strings.ts';

interface MemberRecordsProps {
  member: ManagedMember;
  words: MembersStrings;
}

/** Orders, comments and devices of a member, the latest of each. */
export function MemberRecords(props: MemberRecordsProps) {
  return (
    <>
      <Orders {...props} />
      <Comments {...props} />
      <Devices {...props} />
    </>
  );
}

function Orders({ member, words }: MemberRecordsProps) {
  const { orders } = member;
  return (
    <Part
      title={words.counted(words.orders, member.orders_count)}
      words={words}
      isEmpty={orders.length === 0}
    >
      <Table
        label={words.orders}
        columns={[
          { id: 'order', label: words.order, cell: ({ goods_name }) => goods_name },
          {
            id: 'charge',
            label: words.charge,
            width: 'fit',
            cell: ({ charge }) => <Price amount={charge} size="small" />,
          },
          {
            id: 'status',
            label: words.status,
            width: 'fit',
            cell: ({ status }) => words.orderStatuses[status],
          },
          {
            id: 'when',
            label: words.ordered,
            width: 'fit',
            cell: ({ created_at }) => dayAndTime(created_at),
          },
        ]}
        rows={orders.map((order) => ({ ...order, id: order.order_id }))}
      />
    </Part>
  );
}

function Comments({ member, words }: MemberRecordsProps) {
  const { comments } = member;
  return (
    <Part
      title={words.counted(words.comments, member.comments_count)}
      words={words}
      isEmpty={comments.length === 0}
    >
      <Table
        label={words.comments}
        columns={[
          { id: 'comment', label: words.comment, cell: ({ content }) => content },
          {
            id: 'about',
            label: words.about,
            cell: ({ target_title, target_type }) => target_title || words.kinds[target_type],
          },
          {
            id: 'when',
            label: words.written,
            width: 'fit',
            cell: ({ created_at }) => dayAndTime(created_at),
          },
        ]}
        rows={comments.map((comment) => ({ ...comment, id: String(comment.id) }))}
      />
    </Part>
  );
}

function Devices({ member, words }: MemberRecordsProps) {
  const { devices } = member;
  return (
    <Part title={words.devices} words={words} isEmpty={devices.length === 0}>
      <Table
        label={words.devices}
        columns={[
          { id: 'device', label: words.device, cell: ({ user_agent }) => user_agent },
          {
            id: 'used',
            label: words.lastUsed,
            width: 'fit',
            cell: ({ last_used_at }) => dayAndTime(last_used_at),
          },
        ]}
        rows={devices.map((device, index) => ({ ...device, id: String(index) }))}
      />
    </Part>
  );
}

interface PartProps {
  title: string;
  words: MembersStrings;
  isEmpty: boolean;
  children: ReactNode;
}

function Part({ title, words, isEmpty, children }: PartProps) {
  return (
    <Stack as="section" gap={8} label={title}>
      <Heading level={2}>{title}</Heading>
      {isEmpty ? <Text tone="muted">{words.nothing}</Text> : children}
    </Stack>
  );
}
