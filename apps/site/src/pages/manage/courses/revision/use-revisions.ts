import { useMemo } from 'react';
import { useManage } from '../../../../shell/manage/manage-context.tsx';
import { useSite, useStrings } from '../../../../stores/site-context.tsx';
import { revisedCourses } from './revised-courses.ts';
import type { EndRevision } from './revision-field.tsx';
import { revisionStrings } from './revision.strings.ts';

/** The courses as their form writes them, and how what waits of one is published or let go, so that it can be taken back. */
export function useRevisions() {
  const { host } = useSite();
  const { client, notices } = useManage();
  const words = useStrings(revisionStrings);
  const resource = useMemo(() => revisedCourses(client.courses, host.clock.now), [client, host]);
  const end = useMemo(
    (): EndRevision => async (course, how) => {
      const change = how === 'publish' ? { ...course.revision, revision: null } : { revision: null };
      const { action_id: actionId } = await client.courses.update(course.id, change, course.updated_at);
      const text = how === 'publish' ? words.published : words.discarded;
      notices.add({ text: text(course.revision?.title ?? course.title), actionId });
    },
    [client, notices, words],
  );
  return { resource, end };
}
