import type { BinRestored, ManageClient } from '@shuyuan/api-client/manage';
import type { ListAction, ListedResource } from '@shuyuan/widgets/resource-list';
import { useMemo, useState } from 'react';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useSite } from '../../../stores/site-context.tsx';
import { linesOf, whatWasRestored, type BinRow } from './bin-row.ts';
import type { BinStrings } from './bin.strings.ts';

type BinApi = ManageClient['bin'];

/** Result of the last restoring. */
interface Outcome {
  /** One line for each thing that could not be restored. */
  refused: readonly string[];
  /** Counts restorings, so that what depends on the bin is loaded again. */
  revision: number;
}

/** List and restoring of the bin. */
export function useBin(words: BinStrings) {
  const { client } = useManage();
  const { host } = useSite();
  const [{ refused, revision }, setOutcome] = useState<Outcome>({ refused: [], revision: 0 });
  const calls = useMemo(() => {
    const { resource, rows } = binSource(client.bin);
    const restore: ListAction['run'] = async (ids) => {
      const outcome: BinRestored = await client.bin.restore(ids);
      const restored = outcome.restored.flatMap((id) => rows.get(id) ?? []);
      if (restored.length > 0) host.notify('positive', words.restored(whatWasRestored(restored, words)));
      const lines = linesOf(outcome.refused, rows, words);
      setOutcome((before) => ({ refused: lines, revision: before.revision + 1 }));
      return 'announced';
    };
    return { resource, restore };
  }, [client, host, words]);
  const closeRefused = () => setOutcome((before) => ({ ...before, refused: [] }));
  return { ...calls, refused, closeRefused, revision };
}

/** Calls of the bin for a list, and the rows that it has loaded, by id. */
function binSource({ list }: BinApi) {
  const rows = new Map<number, BinRow>();
  const resource: ListedResource<BinRow> = {
    async list(query, options) {
      const { data, total } = await list(query as Parameters<BinApi['list']>[0], options);
      const listed = data.map((thing) => ({ ...thing, updated_at: thing.deleted_at }));
      for (const row of listed) rows.set(row.id, row);
      return { data: listed, total };
    },
  };
  return { resource, rows };
}
