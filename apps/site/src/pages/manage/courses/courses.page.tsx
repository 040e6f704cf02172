import type { ManagedCourseRow } from '@shuyuan/api-client/manage';
import type { FormField } from '@shuyuan/widgets/resource-form';
import type { ListAction } from '@shuyuan/widgets/resource-list';
import { Inline, Stack } from '@shuyuan/ui/layout';
import { useMemo, useState } from 'react';
import { paths } from '../../../paths/paths.ts';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import { courseWords } from '../../courses/course-words.strings.ts';
import { ResourcePage, type ResourceDeclaration } from '../resource-page.tsx';
import { courseColumns } from './course-columns.tsx';
import { blankCourse, courseFields, type CourseChoices } from './course-fields.tsx';
import { teachingActions } from '../teaching-actions.ts';
import { useTagChoices } from '../tags-field.tsx';
import { useCourseCategories, useProfessionChoices, useTeacherChoices } from '../use-teaching-choices.ts';
import { useManageAddress } from '../use-manage-address.ts';
import { ImportLessons } from './import/import-lessons.tsx';
import { revisionField } from './revision/revision-field.tsx';
import { useRevisions } from './revision/use-revisions.ts';
import { managedCoursesStrings, type ManagedCoursesStrings } from './courses.strings.ts';

type Revision = Omit<Parameters<typeof revisionField>[0], 'fields'>;

const declare = (
  words: ManagedCoursesStrings,
  choices: CourseChoices,
  actions: readonly ListAction[],
  revision: Revision,
): ResourceDeclaration<ManagedCourseRow> => ({
  entity: 'course',
  words,
  list: {
    columns: courseColumns(words),
    filters: [
      {
        id: 'status',
        label: words.status,
        as: 'tabs',
        choices: Object.entries(words.statuses).map(([value, label]) => ({ value, label })),
      },
      { id: 'category_id', label: words.category, choices: choices.categories },
      { id: 'teacher_id', label: words.teacher, choices: choices.teachers },
    ],
    actions,
    titleOf: ({ title }) => words.quoted(title),
  },
  form: {
    fields: withRevision(courseFields(words, choices), revision),
    blank: blankCourse,
    loadSchema: async () => (await import('@shuyuan/api-client/contract')).contract.manageCourses.store.body,
    titleOf: ({ title }) => words.quoted(String(title)),
  },
});

const withRevision = (fields: readonly FormField[], revision: Revision): readonly FormField[] => [
  revisionField({ ...revision, fields }),
  ...fields,
];

/** Every course, drafts too. */
export default function ManageCoursesPage() {
  const { host } = useSite();
  const { client } = useManage();
  const { resource, end } = useRevisions();
  const { close } = useManageAddress(paths.manageCourses);
  /** The list is read anew after each import, and when a course was published anew. */
  const [renewed, setRenewed] = useState(0);
  const words = useStrings(managedCoursesStrings);
  const { levels } = useStrings(courseWords);
  const categories = useCourseCategories();
  const teachers = useTeacherChoices();
  const professions = useProfessionChoices();
  const tags = useTagChoices();
  const declaration = useMemo(
    () =>
      declare(
        words,
        { categories, teachers, professions, tags, levels },
        teachingActions({
          words,
          permission: 'course.update',
          update: client.courses.updateMany,
          categories,
          now: host.clock.now,
        }),
        {
          end,
          onEnded: () => {
            setRenewed((times) => times + 1);
            close();
          },
        },
      ),
    [words, categories, teachers, professions, tags, levels, client, host, end, close],
  );
  return (
    <Stack gap={16}>
      <Inline align="end">
        <ImportLessons onImported={() => setRenewed(renewed + 1)} />
      </Inline>
      <ResourcePage
        key={renewed}
        resource={resource}
        declaration={declaration}
        addressOf={paths.manageCourses}
      />
    </Stack>
  );
}
