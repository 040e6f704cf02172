import type { LogActor, LoggedAction, ManageClient } from '@shuyuan/api-client/manage';
import { Button } from '@shuyuan/ui/button';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import { ResourceList, type ListDeclaration, type ListedResource } from '@shuyuan/widgets/resource-list';
import { useMemo, useState } from 'react';
import { paths } from '../../../paths/paths.ts';
import { useManage, useRevision } from '../../../shell/manage/manage-context.tsx';
import { usePageReady } from '../../../shell/use-page-ready.ts';
import { useResource } from '../../../shell/use-resource.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import { choicesOf } from '../choices-of.ts';
import { useManageAddress } from '../use-manage-address.ts';
import { LogChanges } from './log-changes.tsx';
import { logStrings, type LogStrings } from './log.strings.ts';
import { UndoQuestion } from './undo-question.tsx';

type Row = LoggedAction & { updated_at: string };

const subjectsOf = ({ subjects }: LoggedAction, { more }: LogStrings) =>
  subjects.length > 1 ? `${subjects[0]?.title ?? ''} ${more(subjects.length)}` : (subjects[0]?.title ?? '');

interface Declared {
  words: LogStrings;
  actors: readonly LogActor[];
  onUndo: (row: Row) => void;
}

const declare = ({ words, actors, onUndo }: Declared): ListDeclaration<Row> => ({
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
    {
      id: 'undo',
      label: words.undo,
      width: 'fit',
      hasControls: true,
      cell: (row, at) => <UndoButton row={row} at={at} words={words} onUndo={onUndo} />,
    },
  ],
  filters: [
    { id: 'entity', label: words.entity, choices: choicesOf(words.entities) },
    { id: 'kind', label: words.kind, choices: choicesOf(words.kinds) },
    {
      id: 'actor_id',
      label: words.actor,
      choices: actors.map(({ id, nick_name }) => ({ value: String(id), label: nick_name })),
    },
    { id: 'period', label: words.period, choices: choicesOf(words.periods) },
  ],
  noun: words.noun,
  titleOf: (row) => subjectsOf(row, words),
});

const noActors: readonly LogActor[] = [];

interface UndoButtonProps extends Pick<Declared, 'words' | 'onUndo'> {
  row: Row;
  at: number;
}

/** Offers to undo what the viewer did and the server can still undo. */
function UndoButton({ row, at, words, onUndo }: UndoButtonProps) {
  if (row.undo_until === null || Date.parse(row.undo_until) <= at) return null;
  return (
    <Button size="small" onPress={() => onUndo(row)}>
      {words.undo}
    </Button>
  );
}

/** An action is never changed: it is as fresh as it is old. */
const listOf = ({ actions, exportRows }: ManageClient['log']): ListedResource<Row> => ({
  exportRows,
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
  const [undoing, setUndoing] = useState<Row | null>(null);
  const people = useResource('people of the log', (signal) => client.log.actors({ signal }));
  const actors = people.status === 'ready' ? people.data.data : noActors;
  const declaration = useMemo(() => declare({ words, actors, onUndo: setUndoing }), [words, actors]);
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
      {undoing && (
        <UndoQuestion
          actionId={undoing.id}
          action={words.action(words.kinds[undoing.kind], subjectsOf(undoing, words))}
          onClose={() => setUndoing(null)}
        />
      )}
    </>
  );
}
