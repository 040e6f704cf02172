import { NativeSelect } from '@shuyuan/ui/native-select';
import type { FormField } from '@shuyuan/widgets/resource-form';
import { idField, type IdChoice } from '../id-field.tsx';
import { momentField } from '../moment-field.tsx';
import { pictureField } from '../picture-field.tsx';
import { tagsField } from '../tags-field.tsx';
import type { ManagedCoursesStrings } from './courses.strings.ts';

/** What the form of a course chooses between. */
export interface CourseChoices {
  categories: readonly IdChoice[];
  teachers: readonly IdChoice[];
  tags: readonly IdChoice[];
  /** The words of each level, by its number. */
  levels: Readonly<Record<string, string>>;
}

/** What is written of a course. */
export const courseFields = (
  words: ManagedCoursesStrings,
  { categories, teachers, tags, levels }: CourseChoices,
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
  pictureField({ name: 'thumb', label: words.thumb, description: words.thumbHint, isRequired: true }),
  { kind: 'multi-line', name: 'short_description', label: words.short },
  { kind: 'rich-text', name: 'render_description', label: words.about },
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
  tagsField({ label: words.tags, choices: tags, chosenOne: words.chosenOne }),
  momentField({ name: 'published_at', label: words.published, description: words.publishedHint }),
];

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
  published_at: null,
};
