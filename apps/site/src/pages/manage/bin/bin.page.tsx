import { Button } from '@shuyuan/ui/button';
import { Dialog } from '@shuyuan/ui/dialog';
import { UndoIcon } from '@shuyuan/ui/icons';
import { Stack, Text } from '@shuyuan/ui/layout';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import {
  ResourceList,
  type ListAction,
  type ListChoice,
  type ListDeclaration,
} from '@shuyuan/widgets/resource-list';
import { useMemo, useState } from 'react';
import { paths } from '../../../paths/paths.ts';
import { useManage, useRevision } from '../../../shell/manage/manage-context.tsx';
import { usePageReady } from '../../../shell/use-page-ready.ts';
import { useResource } from '../../../shell/use-resource.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import { useManageAddress } from '../use-manage-address.ts';
import { daysLeft, titleOfRow, type BinRow } from './bin-row.ts';
import { binStrings, type BinStrings } from './bin.strings.ts';
import { useBin } from './use-bin.ts';

const columnsOf = (words: BinStrings): ListDeclaration<BinRow>['columns'] => [
  { id: 'title', label: words.name, isRowHeader: true, cell: ({ title }) => title || words.untitled },
  { id: 'kind', label: words.kind, width: 'fit', cell: ({ entity }) => words.kinds[entity] },
  {
    id: 'actor',
    label: words.actor,
    width: 'fit',
    cell: ({ actor }) => actor?.nick_name ?? words.actorGone,
  },
  {
    id: 'deleted',
    label: words.deleted,
    width: 'fit',
    sort: 'deleted_at',
    cell: ({ deleted_at: value }, at) => <RelativeTime value={value} now={at} />,
  },
  {
    id: 'left',
    label: words.left,
    width: 'fit',
    cell: ({ restorable_until: until }, at) => words.daysLeft(daysLeft(until, at)),
  },
];

const declare = (
  words: BinStrings,
  kinds: readonly ListChoice[],
  restore: ListAction['run'],
): ListDeclaration<BinRow> => ({
  name: 'bin',
  columns: columnsOf(words),
  filters: [{ id: 'entity', label: words.kind, choices: kinds }],
  actions: [
    {
      id: 'restore',
      label: words.restore,
      icon: UndoIcon,
      isRowButton: true,
      run: restore,
      done: words.restored,
    },
  ],
  titleOf: (row) => titleOfRow(row, words),
  noun: words.noun,
});

/** Kinds of the things in the bin, as choices of a filter. */
function useKinds(words: BinStrings, revision: number): readonly ListChoice[] {
  const { client } = useManage();
  const found = useResource(`kinds of the bin ${revision}`, (signal) => client.bin.kinds({ signal }));
  const kinds = found.status === 'ready' ? found.data.data : null;
  return useMemo(
    () =>
      (kinds ?? []).map(({ entity, count }) => ({
        value: entity,
        label: words.kindOf(words.kinds[entity], count),
      })),
    [kinds, words],
  );
}

/** Deleted things of the console, which can be restored for 30 days. */
export default function ManageBinPage() {
  const words = useStrings(binStrings);
  const { query, show } = useManageAddress(paths.manageBin);
  const undone = useRevision();
  const [isReady, setIsReady] = useState(false);
  usePageReady({ isReady });
  const { resource, restore, refused, closeRefused, revision } = useBin(words);
  const kinds = useKinds(words, undone + revision);
  const declaration = useMemo(() => declare(words, kinds, restore), [words, kinds, restore]);
  return (
    <>
      <ResourceList
        resource={resource}
        declaration={declaration}
        query={query}
        onQueryChange={show}
        revision={undone}
        onReady={() => setIsReady(true)}
        strings={words}
      />
      {refused.length > 0 && (
        <Dialog
          isOpen
          size="small"
          title={words.refusedTitle(refused.length)}
          onOpenChange={closeRefused}
          footer={<Button onPress={closeRefused}>{words.close}</Button>}
        >
          <Stack gap={8}>
            {refused.map((line) => (
              <Text key={line}>{line}</Text>
            ))}
          </Stack>
        </Dialog>
      )}
    </>
  );
}
