import type { ManageClient, ManagedCourseRow } from '@shuyuan/api-client/manage';
import { ClockIcon, EditIcon } from '@shuyuan/ui/icons';
import type { ListAction } from '@shuyuan/widgets/resource-list';
import { useMemo } from 'react';
import { paths } from '../../../paths/paths.ts';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useResource } from '../../../shell/use-resource.ts';
import { holdsOne, noPermissions } from '../../../stores/permissions.ts';
import { useSession, useSite, useStrings } from '../../../stores/site-context.tsx';
import { courseWords } from '../../courses/course-words.strings.ts';
import type { IdChoice } from '../id-field.tsx';
import { ResourcePage, type ResourceDeclaration } from '../resource-page.tsx';
import { courseColumns } from './course-columns.tsx';
import { blankCourse, courseFields, type CourseChoices } from './course-fields.tsx';
import { useTagChoices } from '../tags-field.tsx';
import { managedCoursesStrings, type ManagedCoursesStrings } from './courses.strings.ts';

const actionsOf = (
  words: ManagedCoursesStrings,
  courses: ManageClient['courses'],
  categories: readonly IdChoice[],
  now: () => number,
): readonly ListAction[] => [
  {
    id: 'move',
    label: words.move,
    permission: 'course.update',
    choices: categories,
    run: (ids, choice) => courses.updateMany(ids, { category_id: Number(choice) }),
    done: words.moved,
  },
  {
    id: 'publish',
    label: words.publish,
    permission: 'course.update',
    icon: ClockIcon,
    run: (ids) => courses.updateMany(ids, { published_at: new Date(now()).toISOString() }),
    done: words.publishDone,
  },
  {
    id: 'unpublish',
    label: words.unpublish,
    permission: 'course.update',
    icon: EditIcon,
    run: (ids) => courses.updateMany(ids, { published_at: null }),
    done: words.unpublishDone,
  },
];

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
  const words = useStrings(managedCoursesStrings);
  const { levels } = useStrings(courseWords);
  const categories = useCategories();
  const teachers = useTeachers();
  const tags = useTagChoices();
  const declaration = useMemo(
    () =>
      declare(
        words,
        { categories, teachers, tags, levels },
        actionsOf(words, client.courses, categories, host.clock.now),
      ),
    [words, categories, teachers, tags, levels, client, host],
  );
  return <ResourcePage resource={client.courses} declaration={declaration} addressOf={paths.manageCourses} />;
}

/** Each after what it stands under. None for who may not see them, and until they have come. */
function useCategories(): readonly IdChoice[] {
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

/** None for who may not see them, and until they have come. */
function useTeachers(): readonly IdChoice[] {
  const { client } = useManage();
  const mayAsk = useSession(({ user }) => holdsOne(user?.permissions ?? noPermissions, 'teacher'));
  const rows = useResource(`console course teachers ${mayAsk}`, async (signal) =>
    mayAsk ? (await client.teachers.list({ size: 100, sort: 'name' }, { signal })).data : [],
  );
  const data = rows.status === 'ready' ? rows.data : null;
  return useMemo(() => (data ?? []).map(({ id, name }) => ({ value: String(id), label: name })), [data]);
}
