import type { ManageClient, ManagedRedeemActivity } from '@shuyuan/api-client/manage';
import type { CustomFieldProps, FormField } from '@shuyuan/widgets/resource-form';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { ContentsList } from '../contents/contents-list.tsx';
import { SourceFinder } from '../contents/source-finder.tsx';
import type { RedeemCodesStrings } from './redeem-codes.strings.ts';

type Thing = ManagedRedeemActivity['relate_data'][number];

/** What there is that a code can give, and what looking for it asks for. */
const permissions = {
  vod: 'course',
  paper: 'paper',
  mock_paper: 'mockPaper',
  practice: 'practice',
  vip: 'membership',
} as const;

type GivenSign = keyof typeof permissions;

const signs = Object.keys(permissions) as GivenSign[];

interface Found {
  id: number;
  title: string;
  /** Of what is published. */
  status?: 'draft' | 'scheduled' | 'published';
  /** Of a membership. */
  days?: number;
}

type Find = (keywords: string, signal: AbortSignal) => Promise<readonly Found[]>;

const size = 8;

const findOf = (client: ManageClient): Record<GivenSign, Find> => ({
  vod: async (keywords, signal) => (await client.courses.list({ keywords, size }, { signal })).data,
  paper: async (keywords, signal) => (await client.papers.list({ keywords, size }, { signal })).data,
  mock_paper: async (keywords, signal) => (await client.mockPapers.list({ keywords, size }, { signal })).data,
  practice: async (keywords, signal) => (await client.practices.list({ keywords, size }, { signal })).data,
  vip: async (keywords, signal) =>
    (await client.memberships.list({ keywords, size }, { signal })).data.map(
      ({ id, name: title, expire_days: days }) => ({ id, title, days }),
    ),
});

const keyOf = ({ sign, id }: Pick<Thing, 'sign' | 'id'>) => `${sign} ${id}`;

/** What a code gives. Names are shown, and left out by the server. */
export const redeemedGoodsField = (words: RedeemCodesStrings): FormField => ({
  kind: 'custom',
  name: 'relate_data',
  label: words.goods,
  isRequired: true,
  render: (field) => <GoodsField {...field} words={words} />,
});

function GoodsField({ value, onChange, error, words }: CustomFieldProps & { words: RedeemCodesStrings }) {
  const { client } = useManage();
  const things = value as Thing[];
  const find = findOf(client);
  const present = new Set(things.map(keyOf));
  return (
    <ContentsList
      label={words.goods}
      hint={words.goodsHint}
      empty={words.noGoods}
      hasChapters={false}
      parts={[{ title: '', entries: things }]}
      onChange={(parts) => onChange(parts.flatMap(({ entries }) => entries))}
      keyOf={keyOf}
      wordsOf={({ sign, name }) => ({ title: name || words.goneGoods, description: words.signs[sign] })}
      error={error}
    >
      {signs.map((sign) => (
        <SourceFinder
          key={sign}
          label={words.findGoods[sign]}
          subject={`redeemed ${sign}`}
          permission={permissions[sign]}
          find={find[sign]}
          describe={({ status, days }) =>
            status ? words.statuses[status] : days === undefined ? '' : words.planDays(days)
          }
          isLeftOut={({ id }) => present.has(keyOf({ sign, id }))}
          onPick={({ id, title }) => onChange([...things, { sign, id, name: title }])}
        />
      ))}
    </ContentsList>
  );
}
