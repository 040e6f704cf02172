import type { ManagedCourseRow } from '@shuyuan/api-client/manage';
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
import { ImportLessons } from './import/import-lessons.tsx';
import { managedCoursesStrings, type ManagedCoursesStrings } from './courses.strings.ts';

const declare = (
  words: ManagedCoursesStrings,
  choices: CourseChoices,
  actions: readonly ListAction[],
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
    fields: courseFields(words, choices),
    blank: blankCourse,
    loadSchema: async () => (await import('@shuyuan/api-client/contract')).contract.manageCourses.store.body,
    titleOf: ({ title }) => words.quoted(String(title)),
  },
});

/** Every course, drafts too. */
export default function ManageCoursesPage() {
  const { host } = useSite();
  const { client } = useManage();
  /** The list is read anew after each import. */
  const [imported, setImported] = useState(0);
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
      ),
    [words, categories, teachers, professions, tags, levels, client, host],
  );
  return (
    <Stack gap={16}>
      <Inline align="end">
        <ImportLessons onImported={() => setImported(imported + 1)} />
      </Inline>
      <ResourcePage
        key={imported}
        resource={client.courses}
        declaration={declaration}
        addressOf={paths.manageCourses}
      />
    </Stack>
  );
}
