import type { MyNotesPlace } from '@shuyuan/widgets/notes';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pageOf } from '../../../paths/page-of.ts';
import { idOf, paths } from '../../../paths/paths.ts';
import { useSite } from '../../../stores/site-context.tsx';

const types = ['video', 'article'] as const;

/** Words, kind and page that the address names, and the way to others. What it spells wrongly takes its default. */
export function useNotesAddress() {
  const { navigate } = useSite();
  const [search] = useSearchParams();
  const place = useMemo(
    (): MyNotesPlace => ({
      page: pageOf(search),
      keywords: search.get('keywords') ?? '',
      type: types.find((type) => type === search.get('type')),
      resourceId: idOf(search.get('resource')) ?? undefined,
      courseId: idOf(search.get('course')) ?? undefined,
    }),
    [search],
  );
  const onPlace = ({ page, keywords, type, resourceId, courseId }: MyNotesPlace) =>
    navigate(
      paths.myNotes({
        keywords: keywords || undefined,
        type,
        resource: resourceId,
        course: courseId,
        page: page === 1 ? undefined : page,
      }),
    );
  return { place, onPlace };
}
