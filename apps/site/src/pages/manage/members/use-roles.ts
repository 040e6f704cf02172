import type { ListChoice } from '@shuyuan/widgets/resource-list';
import { useMemo } from 'react';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useResource } from '../../../shell/use-resource.ts';
import { holdsOne, noPermissions } from '../../../stores/permissions.ts';
import { useSession } from '../../../stores/site-context.tsx';

/** As filters and actions choose between them; none for who may not see roles, and until they have come. */
export function useRoles(): readonly ListChoice[] {
  const { client } = useManage();
  const mayAsk = useSession(({ user }) => holdsOne(user?.permissions ?? noPermissions, 'role'));
  const rows = useResource(`console roles ${mayAsk}`, async (signal) =>
    mayAsk ? (await client.roles.list({ size: 100 }, { signal })).data : [],
  );
  const data = rows.status === 'ready' ? rows.data : null;
  return useMemo(() => (data ?? []).map(({ id, name }) => ({ value: String(id), label: name })), [data]);
}
