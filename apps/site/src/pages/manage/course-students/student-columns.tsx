import type { CourseStudent } from '@shuyuan/api-client/manage';
import { Badge } from '@shuyuan/ui/badge';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import type { ListColumn } from '@shuyuan/widgets/resource-list';
import { PersonCell } from '../person-cell.tsx';
import type { CourseStudentsStrings } from './students.strings.ts';

/** What the list shows of somebody who studies a course. */
export const studentColumns = (words: CourseStudentsStrings): readonly ListColumn<CourseStudent>[] => [
  {
    id: 'name',
    label: words.name,
    isRowHeader: true,
    cell: (person) => <PersonCell person={person} />,
  },
  {
    id: 'source',
    label: words.source,
    width: 'fit',
    cell: ({ source }) => <Badge tone="neutral">{words.sources[source]}</Badge>,
  },
  {
    id: 'since',
    label: words.since,
    width: 'fit',
    cell: ({ since }, at) => <RelativeTime value={since} now={at} />,
  },
  {
    id: 'until',
    label: words.until,
    width: 'fit',
    cell: ({ ends_at }, at) => (ends_at === null ? words.always : <RelativeTime value={ends_at} now={at} />),
  },
  {
    id: 'progress',
    label: words.progress,
    align: 'end',
    width: 'fit',
    cell: ({ progress }) => `${progress}%`,
  },
  {
    id: 'lessons',
    label: words.lessons,
    align: 'end',
    width: 'fit',
    cell: ({ studied_count: studied, lessons_count: all }) => `${studied}/${all}`,
  },
  {
    id: 'studied',
    label: words.studied,
    width: 'fit',
    cell: ({ studied_at }, at) =>
      studied_at === null ? words.notBegun : <RelativeTime value={studied_at} now={at} />,
  },
];
