import type { StudyPlace } from '@shuyuan/widgets/study-center';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths/paths.ts';
import { readTabPlace, tabPlaceOf } from '../../../paths/tab-place.ts';
import { useSite } from '../../../stores/site-context.tsx';
import { resourceTypes } from '../resource-types.ts';

const tabs = ['learning', 'subscribed', 'collected', 'history'] as const;

/** Tab, type and page that the address names, and the way to others. What it spells wrongly takes its default. */
export function useStudyAddress() {
  const { navigate } = useSite();
  const [search] = useSearchParams();
  const place = useMemo(
    (): StudyPlace => ({
      ...readTabPlace(search, tabs),
      type: resourceTypes.find((type) => type === search.get('type')),
    }),
    [search],
  );
  // The arrow keys go through the tabs and the types, which is no way to go back one by one.
  const onPlace = (next: StudyPlace) =>
    navigate(paths.studyCenter({ ...tabPlaceOf(next, tabs), type: next.type }), {
      replace: next.tab !== place.tab || next.type !== place.type,
    });
  return { place, onPlace };
}
