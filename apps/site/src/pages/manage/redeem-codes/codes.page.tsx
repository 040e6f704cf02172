import type { ManageClient, ManagedRedeemCode, RedeemCodesQuery } from '@shuyuan/api-client/manage';
import { Avatar } from '@shuyuan/ui/avatar';
import { Badge } from '@shuyuan/ui/badge';
import { Inline, Stack } from '@shuyuan/ui/layout';
import { LinkButton } from '@shuyuan/ui/link-button';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import {
  ResourceList,
  type ListColumn,
  type ListDeclaration,
  type ListedResource,
} from '@shuyuan/widgets/resource-list';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { idOf, paths, type ManageQuery } from '../../../paths/paths.ts';
import { useManage, useRevision } from '../../../shell/manage/manage-context.tsx';
import { usePageReady } from '../../../shell/use-page-ready.ts';
import { useResource } from '../../../shell/use-resource.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import { FailureScreen } from '../../failures/failure-screen.tsx';
import { choicesOf } from '../choices-of.ts';
import { useManageAddress } from '../use-manage-address.ts';
import { redeemCodeListStrings, type RedeemCodeListStrings } from './codes.strings.ts';
import { GenerateRedeemCodes } from './generate-redeem-codes.tsx';

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
  const { query, open, show, openOne, close } = useManageAddress(addressOf);
  const revision = useRevision();
  const [made, setMade] = useState(0);
  const [isReady, setIsReady] = useState(false);
  usePageReady({ isReady });
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
    <Stack gap={16}>
      <Inline>
        <LinkButton size="small" href={paths.manageRedeemCodes()}>
          {words.back}
        </LinkButton>
      </Inline>
      <ResourceList
        resource={resource}
        declaration={declaration}
        query={query}
        onQueryChange={show}
        revision={revision + made}
        addPermission="redeemCode.store"
        onAdd={() => openOne('new')}
        onReady={() => setIsReady(true)}
        strings={strings}
      />
      {open === 'new' && (
        <GenerateRedeemCodes
          activity={activity}
          words={words}
          onMade={() => {
            setMade(made + 1);
            close();
          }}
          onClose={close}
        />
      )}
    </Stack>
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
      person ? (
        <Inline as="span" gap={8} isSingleRow>
          <Avatar name={person.nick_name} src={person.avatar} size="mini" />
          {person.nick_name}
        </Inline>
      ) : isUsed ? (
        words.gone
      ) : (
        '—'
      ),
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
    titleOf: ({ code }) => words.quoted(code),
  };
  return { resource, declaration };
}
