import type { ManagedPaper } from '@shuyuan/api-client/manage';
import type { CustomFieldProps, FormField } from '@shuyuan/widgets/resource-form';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { ContentsList } from '../contents/contents-list.tsx';
import { SourceFinder } from '../contents/source-finder.tsx';
import type { ManagedPapersStrings } from './managed-papers.strings.ts';

type Courses = ManagedPaper['required_courses'];

/** The courses of which one opens a paper. Titles are shown, and left out by the server. */
export const coursesField = (words: ManagedPapersStrings): FormField => ({
  kind: 'custom',
  name: 'required_courses',
  label: words.courses,
  render: (field) => <CoursesField {...field} words={words} />,
});

function CoursesField({ value, onChange, error, words }: CustomFieldProps & { words: ManagedPapersStrings }) {
  const { client } = useManage();
  const courses = value as Courses;
  return (
    <ContentsList
      label={words.courses}
      hint={words.coursesHint}
      empty={words.noCourses}
      hasChapters={false}
      parts={[{ title: '', entries: courses }]}
      onChange={(parts) => onChange(parts.flatMap(({ entries }) => entries))}
      keyOf={({ id }) => String(id)}
      wordsOf={({ title }) => ({ title })}
      error={error}
    >
      <SourceFinder
        label={words.findCourse}
        subject="course of a paper"
        permission="course"
        find={async (keywords, signal) => (await client.courses.list({ keywords, size: 8 }, { signal })).data}
        describe={({ status }) => words.statuses[status]}
        isLeftOut={({ id }) => courses.some((course) => course.id === id)}
        onPick={({ id, title }) => onChange([...courses, { id, title }])}
      />
    </ContentsList>
  );
}
