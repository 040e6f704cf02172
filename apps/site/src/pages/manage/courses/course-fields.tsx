import { NativeSelect } from '@shuyuan/ui/native-select';
import type { FormField, FormValues } from '@shuyuan/widgets/resource-form';
import { idField, type IdChoice } from '../id-field.tsx';
import { momentField } from '../moment-field.tsx';
import { isWritten, publishField, type PublishCheck } from '../publish-field.tsx';
import { pictureField } from '../picture-field.tsx';
import { tagsField } from '../tags-field.tsx';
import { attachmentsField } from './attachments-field.tsx';
import type { ManagedCoursesStrings } from './courses.strings.ts';
import { lessonsField } from './lessons/lessons-field.tsx';
import { chapterGaps, type CourseContents } from './lessons/lessons.ts';
import { outcomesField } from './outcomes-field.tsx';
import { previewField } from './preview-field.tsx';

/** What the form of a course chooses between. */
export interface CourseChoices {
  categories: readonly IdChoice[];
  teachers: readonly IdChoice[];
  professions: readonly IdChoice[];
  tags: readonly IdChoice[];
  /** The words of each level, by its number. */
  levels: Readonly<Record<string, string>>;
}

/** What is written of a course. */
export const courseFields = (
  words: ManagedCoursesStrings,
  { categories, teachers, professions, tags, levels }: CourseChoices,
): readonly FormField[] => [
  { kind: 'text', name: 'title', label: words.name, isRequired: true },
  idField({
    name: 'category_id',
    label: words.category,
    none: words.choose,
    choices: categories,
    chosenOne: words.chosenOne,
    isRequired: true,
  }),
  idField({
    name: 'teacher_id',
    label: words.teacher,
    none: words.noTeacher,
    choices: teachers,
    chosenOne: words.chosenOne,
  }),
  pictureField({
    name: 'thumb',
    label: words.thumb,
    description: words.thumbHint,
    ratio: '4:3',
    isRequired: true,
  }),
  { kind: 'multi-line', name: 'short_description', label: words.short },
  { kind: 'rich-text', name: 'render_description', label: words.about },
  idField({
    name: 'profession_id',
    label: words.profession,
    none: words.noProfession,
    choices: professions,
    chosenOne: words.chosenOne,
  }),
  outcomesField({ label: words.outcomes, description: words.outcomesHint }),
  lessonsField(words.lessons),
  attachmentsField(words),
  {
    kind: 'custom',
    name: 'level',
    label: words.level,
    render: ({ value, onChange, error }) => (
      <NativeSelect
        label={words.level}
        options={Object.entries(levels).map(([level, label]) => ({ value: level, label }))}
        value={String(value)}
        onChange={(chosen) => onChange(Number(chosen))}
        {...(error !== undefined && { errorMessage: error })}
      />
    ),
  },
  {
    kind: 'number',
    name: 'charge',
    label: words.charge,
    description: words.chargeHint,
    unit: words.yuan,
    min: 0,
  },
  { kind: 'switch', name: 'is_vip_free', label: words.isVipFree },
  {
    kind: 'number',
    name: 'study_days',
    label: words.studyDays,
    description: words.studyDaysHint,
    unit: words.days,
    min: 1,
  },
  momentField({ name: 'sold_until', label: words.soldUntil, description: words.soldUntilHint }),
  { kind: 'switch', name: 'is_recommended', label: words.isRecommended },
  tagsField({ label: words.tags, choices: tags, chosenOne: words.chosenOne }),
  previewField(words),
  coursePublishField(words),
];

const coursePublishField = (words: ManagedCoursesStrings): FormField =>
  publishField({
    label: words.published,
    description: words.publishedHint,
    checks: (values) => courseChecks(values, words),
    notes: (values) => chapterNotes(values, words),
  });

/** What a course needs before it can appear. */
function courseChecks(values: FormValues, words: ManagedCoursesStrings): readonly PublishCheck[] {
  const contents = values['contents'] as CourseContents;
  const lessons = contents.flatMap((chapter) => chapter.lessons);
  return [
    { label: words.name, isMet: isWritten(values['title']) },
    { label: words.category, isMet: typeof values['category_id'] === 'number' },
    { label: words.thumb, isMet: isWritten(values['thumb']) },
    { label: words.charge, isMet: typeof values['charge'] === 'number' },
    { label: words.oneLesson, isMet: lessons.length > 0 },
    { label: words.oneReady, isMet: lessons.some(({ is_ready: isReady }) => isReady) },
  ];
}

/** Chapters that the site does not show, and lessons outside of chapters. */
function chapterNotes(values: FormValues, words: ManagedCoursesStrings): readonly string[] {
  const { empty, loose } = chapterGaps(values['contents'] as CourseContents);
  return [...new Set(empty.map(words.emptyChapter)), ...(loose > 0 ? [words.looseLessons(loose)] : [])];
}

/** What a new course begins with. */
export const blankCourse = {
  title: '',
  category_id: null,
  teacher_id: null,
  thumb: '',
  short_description: '',
  render_description: '',
  level: 1,
  charge: 0,
  is_vip_free: false,
  tag_ids: [],
  profession_id: null,
  outcomes: [],
  contents: [],
  attachments: [],
  study_days: null,
  sold_until: null,
  is_recommended: false,
  published_at: null,
  live: null,
};
