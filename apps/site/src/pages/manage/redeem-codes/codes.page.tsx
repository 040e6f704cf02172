import type { ManageClient, ManagedRedeemCode, RedeemCodesQuery } from '@shuyuan/api-client/manage';
import { redeemCodeLimits } from '@shuyuan/api-client/money';
import { Badge } from '@shuyuan/ui/badge';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import type { ListColumn, ListDeclaration, ListedResource } from '@shuyuan/widgets/resource-list';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { idOf, paths, type ManageQuery } from '../../../paths/paths.ts';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useResource } from '../../../shell/use-resource.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import { FailureScreen } from '../../failures/failure-screen.tsx';
import { choicesOf } from '../choices-of.ts';
import { ListOfOne } from '../list-of-one.tsx';
import { MakeCodes } from '../make-codes.tsx';
import { PersonCell } from '../person-cell.tsx';
import { redeemCodeListStrings, type RedeemCodeListStrings } from './codes.strings.ts';

/** The codes of an activity: which were used, by whom and when; more are made here, and all come out as a file. */
export default function ManageRedeemCodesOfPage() {
  const id = idOf(useParams()['id'] ?? '');
  return id === null ? <FailureScreen isInPlace kind="not-found" /> : <Codes key={id} activity={id} />;
}

function Codes({ activity }: { activity: number }) {
  const { client } = useManage();
  const words = useStrings(redeemCodeListStrings);
  const addressOf = useMemo(
    () => (query: ManageQuery) => paths.manageRedeemCodesOf(activity, query),
    [activity],
  );
  // Without it the list is there all the same, under its plain name.
  const found = useResource(`console redeem activity ${activity}`, (signal) =>
    client.redeemCodes.find(activity, { signal }),
  );
  const name = found.status === 'ready' ? found.data.name : '';
  const strings = useMemo(
    () => ({
      title: name === '' ? words.title : words.titleOf(name),
      add: words.generate,
      keywordsPlaceholder: words.keywords,
    }),
    [name, words],
  );
  const { resource, declaration } = useMemo(
    () => codesOf(client, activity, words),
    [client, activity, words],
  );
  return (
    <ListOfOne
      {...{ resource, declaration, addressOf, strings }}
      addPermission="redeemCode.store"
      back={{ href: paths.manageRedeemCodes(), label: words.back }}
      adding={({ onAdded, onClose }) => (
        <MakeCodes
          most={redeemCodeLimits.made}
          words={words}
          make={(count, options) => client.redeemCodes.generate(activity, count, options)}
          onMade={onAdded}
          onClose={onClose}
        />
      )}
    />
  );
}

const columnsOf = (words: RedeemCodeListStrings): readonly ListColumn<ManagedRedeemCode>[] => [
  { id: 'code', label: words.code, isRowHeader: true, cell: ({ code }) => code },
  {
    id: 'state',
    label: words.state,
    width: 'fit',
    cell: ({ is_used: isUsed }) => (
      <Badge tone={isUsed ? 'positive' : 'neutral'}>{words.states[isUsed ? 'used' : 'unused']}</Badge>
    ),
  },
  {
    id: 'person',
    label: words.usedBy,
    cell: ({ used_by: person, is_used: isUsed }) =>
      person ? <PersonCell person={person} /> : isUsed ? words.gone : '—',
  },
  {
    id: 'used',
    label: words.usedAt,
    width: 'fit',
    cell: ({ used_at }, at) => (used_at === null ? '—' : <RelativeTime value={used_at} now={at} />),
  },
  {
    id: 'created',
    label: words.created,
    width: 'fit',
    cell: ({ created_at }, at) => <RelativeTime value={created_at} now={at} />,
  },
];

/** The list of one activity. Codes are neither changed nor removed. */
function codesOf(client: ManageClient, activity: number, words: RedeemCodeListStrings) {
  const resource: ListedResource<ManagedRedeemCode> = {
    list: (query, options) => client.redeemCodes.codes(activity, query as RedeemCodesQuery, options),
    exportRows: (query, options) => client.redeemCodes.exportCodes(activity, query, options),
  };
  const declaration: ListDeclaration<ManagedRedeemCode> = {
    name: 'redeemCodesOfActivity',
    columns: columnsOf(words),
    filters: [{ id: 'state', label: words.state, as: 'tabs', choices: choicesOf(words.states) }],
    noun: words.noun,
    titleOf: ({ code }) => words.quoted(code),
  };
  return { resource, declaration };
}
