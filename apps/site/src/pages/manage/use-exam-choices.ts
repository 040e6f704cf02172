import { useMemo } from 'react';
import { useManage } from '../../shell/manage/manage-context.tsx';
import { useResource } from '../../shell/use-resource.ts';
import { holdsOne, noPermissions } from '../../stores/permissions.ts';
import { useSession } from '../../stores/site-context.tsx';
import type { IdChoice } from './id-field.tsx';

/** The categories of questions and papers, each after what it stands under. None for who may not see them, and until they have come. */
export function useExamCategories(): readonly IdChoice[] {
  const { client } = useManage();
  const mayAsk = useSession(({ user }) => holdsOne(user?.permissions ?? noPermissions, 'examCategory'));
  const rows = useResource(`console exam categories ${mayAsk}`, async (signal) =>
    mayAsk ? (await client.examCategories.list({ size: 100 }, { signal })).data : [],
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
