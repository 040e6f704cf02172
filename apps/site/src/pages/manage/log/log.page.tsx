import type { LoggedAction, ManageClient } from '@shuyuan/api-client/manage';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import { ResourceList, type ListDeclaration, type ListedResource } from '@shuyuan/widgets/resource-list';
import { useMemo, useState } from 'react';
import { paths } from '../../../paths/paths.ts';
import { useManage, useRevision } from '../../../shell/manage/manage-context.tsx';
import { usePageReady } from '../../../shell/use-page-ready.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import { choicesOf } from '../choices-of.ts';
import { useManageAddress } from '../use-manage-address.ts';
import { LogChanges } from './log-changes.tsx';
import { logStrings, type LogStrings } from './log.strings.ts';

type Row = LoggedAction & { updated_at: string };

const subjectsOf = ({ subjects }: LoggedAction, { more }: LogStrings) =>
  subjects.length > 1 ? `${subjects[0]?.title ?? ''} ${more(subjects.length)}` : (subjects[0]?.title ?? '');

const declare = (words: LogStrings): ListDeclaration<Row> => ({
  name: 'log',
  hasKeywords: false,
  columns: [
    {
      id: 'subjects',
      label: words.subjects,
      isRowHeader: true,
      cell: (row) => subjectsOf(row, words),
    },
    { id: 'kind', label: words.kind, width: 'fit', cell: ({ kind }) => words.kinds[kind] },
    { id: 'entity', label: words.entity, width: 'fit', cell: ({ entity }) => words.entities[entity] },
    {
      id: 'actor',
      label: words.actor,
      width: 'fit',
      cell: ({ actor }) => actor?.nick_name ?? words.actorGone,
    },
    {
      id: 'when',
      label: words.when,
      width: 'fit',
      cell: ({ created_at }, at) => <RelativeTime value={created_at} now={at} />,
    },
    {
      id: 'state',
      label: words.state,
      width: 'fit',
      cell: ({ undone_at }) => (undone_at === null ? words.standing : words.undone),
    },
  ],
  filters: [
    { id: 'entity', label: words.entity, choices: choicesOf(words.entities) },
    { id: 'kind', label: words.kind, choices: choicesOf(words.kinds) },
  ],
  titleOf: (row) => subjectsOf(row, words),
});

/** An action is never changed: it is as fresh as it is old. */
const listOf = ({ actions }: ManageClient['log']): ListedResource<Row> => ({
  async list(query, options) {
    const { data, total } = await actions(query as Parameters<typeof actions>[0], options);
    return { data: data.map((row) => ({ ...row, updated_at: row.created_at })), total };
  },
});

/** Who did what in the console, the latest first, each with what it has changed. */
export default function ManageLogPage() {
  const { client } = useManage();
  const words = useStrings(logStrings);
  const { query, open, show, openOne, close } = useManageAddress(paths.manageLog);
  const revision = useRevision();
  const [isReady, setIsReady] = useState(false);
  usePageReady({ isReady });
  const declaration = useMemo(() => declare(words), [words]);
  const resource = useMemo(() => listOf(client.log), [client]);
  return (
    <>
      <ResourceList
        resource={resource}
        declaration={declaration}
        query={query}
        onQueryChange={show}
        revision={revision}
        onOpen={openOne}
        onReady={() => setIsReady(true)}
        strings={words}
      />
      {typeof open === 'number' && <LogChanges id={open} onClose={close} />}
    </>
  );
}
