import { ApiError } from '@shuyuan/api-client';
import type { CourseStudent, ManageClient, StudentsQuery } from '@shuyuan/api-client/manage';
import type { ListDeclaration, ListedResource } from '@shuyuan/widgets/resource-list';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { idOf, paths, type ManageQuery } from '../../../paths/paths.ts';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useResource } from '../../../shell/use-resource.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import { FailureScreen } from '../../failures/failure-screen.tsx';
import { ListOfOne } from '../list-of-one.tsx';
import { GiveCourse } from './give-course.tsx';
import { studentColumns } from './student-columns.tsx';
import { courseStudentsStrings, type CourseStudentsStrings } from './students.strings.ts';

/** Who studies a course, how far they have come, and what they have it by. */
export default function ManageCourseStudentsPage() {
  const id = idOf(useParams()['id'] ?? '');
  return id === null ? <FailureScreen isInPlace kind="not-found" /> : <Students key={id} course={id} />;
}

function Students({ course }: { course: number }) {
  const { client, notices } = useManage();
  const words = useStrings(courseStudentsStrings);
  const addressOf = useMemo(
    () => (query: ManageQuery) => paths.manageCourseStudents(course, query),
    [course],
  );
  // Without it the list is there all the same, under its plain name.
  const found = useResource(`console course ${course}`, (signal) => client.courses.find(course, { signal }));
  const title = found.status === 'ready' ? found.data.title : '';
  const strings = useMemo(
    () => ({
      title: title === '' ? words.title : words.titleOf(title),
      add: words.give,
      keywordsPlaceholder: words.keywords,
    }),
    [title, words],
  );
  const { resource, declaration } = useMemo(() => studentsOf(client, course, words), [client, course, words]);
  return (
    <ListOfOne
      {...{ resource, declaration, addressOf, strings }}
      addPermission="grant.store"
      back={{ href: paths.manageCourses(), label: words.back }}
      adding={({ onAdded, onClose }) => (
        <GiveCourse
          course={course}
          words={words}
          onGiven={(done) => {
            notices.add(done);
            onAdded();
          }}
          onClose={onClose}
        />
      )}
    />
  );
}

/** The list of one course. A person is taken what they have of the course itself: rows are people, and each knows its grant. */
function studentsOf(client: ManageClient, course: number, words: CourseStudentsStrings) {
  const grants = new Map<number, number | null>();
  const resource: ListedResource<CourseStudent> = {
    async list(query, options) {
      const answer = await client.students.list(course, query as StudentsQuery, options);
      for (const { id, grant_id: grant } of answer.data) grants.set(id, grant);
      return answer;
    },
    exportRows: (query, options) => client.students.exportRows(course, query, options),
  };
  const declaration: ListDeclaration<CourseStudent> = {
    name: 'courseStudent',
    columns: studentColumns(words),
    filters: [
      {
        id: 'source',
        label: words.source,
        choices: Object.entries(words.sources).map(([value, label]) => ({ value, label })),
      },
    ],
    actions: [
      {
        id: 'take',
        label: words.take,
        permission: 'grant.update',
        async run(people) {
          const held = people.flatMap((id) => grants.get(id) ?? []);
          if (held.length < people.length)
            throw new ApiError({ kind: 'business', code: 1, message: words.nothingToTake });
          return client.grants.updateMany(held, { is_revoked: true });
        },
        done: words.taken,
      },
    ],
    noun: words.noun,
    titleOf: ({ nick_name }) => words.quoted(nick_name),
  };
  return { resource, declaration };
}
