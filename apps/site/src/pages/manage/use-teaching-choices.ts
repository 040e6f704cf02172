import { useMemo } from 'react';
import { useManage } from '../../shell/manage/manage-context.tsx';
import { useResource } from '../../shell/use-resource.ts';
import { holdsOne, noPermissions } from '../../stores/permissions.ts';
import { useSession } from '../../stores/site-context.tsx';
import type { IdChoice } from './id-field.tsx';

/** The categories of courses, videos and columns, each after what it stands under. None for who may not see them, and until they have come. */
export function useCourseCategories(): readonly IdChoice[] {
  const { client } = useManage();
  const mayAsk = useSession(({ user }) => holdsOne(user?.permissions ?? noPermissions, 'courseCategory'));
  const rows = useResource(`console course categories ${mayAsk}`, async (signal) =>
    mayAsk ? (await client.courseCategories.list({ size: 100 }, { signal })).data : [],
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

/** What courses can lead to. None for who may not see them, and until they have come. */
export function useProfessionChoices(): readonly IdChoice[] {
  const { client } = useManage();
  const mayAsk = useSession(({ user }) => holdsOne(user?.permissions ?? noPermissions, 'profession'));
  const rows = useResource(`console course professions ${mayAsk}`, async (signal) =>
    mayAsk ? (await client.professions.list({ size: 100 }, { signal })).data : [],
  );
  const data = rows.status === 'ready' ? rows.data : null;
  return useMemo(() => (data ?? []).map(({ id, name }) => ({ value: String(id), label: name })), [data]);
}

/** Who teaches. None for who may not see them, and until they have come. */
export function useTeacherChoices(): readonly IdChoice[] {
  const { client } = useManage();
  const mayAsk = useSession(({ user }) => holdsOne(user?.permissions ?? noPermissions, 'teacher'));
  const rows = useResource(`console course teachers ${mayAsk}`, async (signal) =>
    mayAsk ? (await client.teachers.list({ size: 100, sort: 'name' }, { signal })).data : [],
  );
  const data = rows.status === 'ready' ? rows.data : null;
  return useMemo(() => (data ?? []).map(({ id, name }) => ({ value: String(id), label: name })), [data]);
}
