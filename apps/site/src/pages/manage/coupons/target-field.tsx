import type { ManageClient, ManagedCouponBatchRow } from '@shuyuan/api-client/manage';
import { Button } from '@shuyuan/ui/button';
import { Inline, Stack, Text } from '@shuyuan/ui/layout';
import type { CustomFieldProps, FormField } from '@shuyuan/widgets/resource-form';
import { useEffect, useState } from 'react';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { SourceFinder } from '../contents/source-finder.tsx';
import type { ManagedCouponsStrings } from './coupons.strings.ts';

type TargetType = ManagedCouponBatchRow['target_type'];
type Kind = Exclude<TargetType, 'all'>;

/** What a coupon can be good for, and what looking for it asks for. */
const permissions = {
  article: 'article',
  anthology: 'anthology',
  course: 'course',
  video: 'video',
  combo: 'combo',
  paper: 'paper',
  mock_paper: 'mockPaper',
  practice: 'practice',
  role: 'membership',
} as const satisfies Record<Kind, string>;

interface Found {
  id: number;
  title: string;
  /** Of what is published. */
  status?: 'draft' | 'scheduled' | 'published';
  /** Of a membership. */
  days?: number;
}

const size = 8;

function find(client: ManageClient, kind: Kind) {
  const lists = {
    article: client.articles,
    anthology: client.anthologies,
    course: client.courses,
    video: client.videos,
    combo: client.combos,
    paper: client.papers,
    mock_paper: client.mockPapers,
    practice: client.practices,
  };
  return async (keywords: string, signal: AbortSignal): Promise<readonly Found[]> => {
    if (kind !== 'role') return (await lists[kind].list({ keywords, size }, { signal })).data;
    const { data } = await client.memberships.list({ keywords, size }, { signal });
    return data.map(({ id, name: title, expire_days: days }) => ({ id, title, days }));
  };
}

/** What a coupon is good for: a kind of goods, and one of them where one is chosen. */
export const targetFields = (words: ManagedCouponsStrings): readonly FormField[] => [
  {
    kind: 'choice',
    name: 'target_type',
    label: words.target,
    choices: Object.entries(words.targets).map(([value, label]) => ({ value, label })),
  },
  {
    kind: 'custom',
    name: 'target_id',
    label: words.one,
    render: (field) => <TargetField {...field} words={words} />,
  },
];

const isKind = (type: unknown): type is Kind => typeof type === 'string' && type in permissions;

function TargetField({ value, values, onChange, error, words }: TargetFieldProps) {
  const { client } = useManage();
  const { target_type: type, target_title: stored } = values;
  const [known, setKnown] = useState(() => ({
    type,
    id: value,
    title: typeof stored === 'string' ? stored : '',
  }));
  const isOther = value !== null && known.type !== type;
  // The number would name something else among things of another kind.
  useEffect(() => {
    if (isOther) onChange(null);
  }, [isOther, onChange]);
  if (!isKind(type)) return null;
  return (
    <Stack gap={4}>
      <SourceFinder
        key={type}
        label={words.one}
        subject={`coupon target ${type}`}
        permission={permissions[type]}
        find={find(client, type)}
        describe={({ status, days }) =>
          status ? words.statuses[status] : days === undefined ? '' : words.planDays(days)
        }
        onPick={({ id, title }) => {
          setKnown({ type, id, title });
          onChange(id);
        }}
        error={error}
      />
      {typeof value === 'number' ? (
        <Inline gap={8}>
          <Text size="small">{known.title === '' ? words.gone(value) : words.chosen(known.title)}</Text>
          <Button size="small" isQuiet onPress={() => onChange(null)}>
            {words.dropOne}
          </Button>
        </Inline>
      ) : (
        <Text size="small" tone="muted">
          {words.noOne}
        </Text>
      )}
    </Stack>
  );
}

type TargetFieldProps = CustomFieldProps & { words: ManagedCouponsStrings };
