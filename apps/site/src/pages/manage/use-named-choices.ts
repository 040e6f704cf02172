import type { PermissionCode } from '@shuyuan/api-client';
import type { ManageClient } from '@shuyuan/api-client/manage';
import { useMemo } from 'react';
import { useManage } from '../../shell/manage/manage-context.tsx';
import { useResource } from '../../shell/use-resource.ts';
import { holdsOne, noPermissions } from '../../stores/permissions.ts';
import { useSession } from '../../stores/site-context.tsx';
import type { IdChoice } from './id-field.tsx';

interface Named {
  id: number;
  name: string;
  /** What it stands under, where there are levels. */
  parent?: { name: string } | null;
}

/** Things of the console by their names, each after what it stands under. None for who may not see them, and until they have come. */
export function useNamedChoices(
  permission: PermissionCode,
  list: (client: ManageClient, signal: AbortSignal) => Promise<{ data: readonly Named[] }>,
): readonly IdChoice[] {
  const { client } = useManage();
  const mayAsk = useSession(({ user }) => holdsOne(user?.permissions ?? noPermissions, permission));
  const rows = useResource(`console choices ${permission} ${mayAsk}`, async (signal) =>
    mayAsk ? (await list(client, signal)).data : [],
  );
  const data = rows.status === 'ready' ? rows.data : null;
  return useMemo(
    () =>
      (data ?? []).map(({ id, name, parent }) => ({
        value: String(id),
        label: parent ? `${parent.name} / ${name}` : name,
      })),
    [data],
  );
}
