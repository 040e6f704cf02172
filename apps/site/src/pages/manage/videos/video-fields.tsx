import type { FormField, FormValues } from '@shuyuan/widgets/resource-form';
import { captionsField } from './captions-field.tsx';
import { idField, type IdChoice } from '../id-field.tsx';
import { mediaField } from '../media-field.tsx';
import { pictureField } from '../picture-field.tsx';
import { isWritten, publishField, type PublishCheck } from '../publish-field.tsx';
import type { ManagedVideosStrings } from './videos.strings.ts';

/** What the form of a video chooses between. */
export interface VideoChoices {
  categories: readonly IdChoice[];
  teachers: readonly IdChoice[];
}

const titleOfMedia = (values: FormValues) => (values['media'] as { title: string } | null)?.title ?? '';

/** What is written of a video. */
export const videoFields = (
  words: ManagedVideosStrings,
  { categories, teachers }: VideoChoices,
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
  mediaField({
    name: 'media_id',
    kind: 'video',
    label: words.media,
    description: words.mediaHint,
    none: words.noMedia,
    pick: words.pickMedia,
    takeOff: words.takeOff,
    titleOf: titleOfMedia,
  }),
  captionsField(words.captions),
  pictureField({
    name: 'thumb',
    label: words.thumb,
    description: words.thumbHint,
    ratio: '16:9',
    isRequired: true,
  }),
  { kind: 'multi-line', name: 'short_description', label: words.short },
  { kind: 'rich-text', name: 'render_description', label: words.about },
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
    name: 'free_seconds',
    label: words.freeSeconds,
    description: words.freeSecondsHint,
    unit: words.seconds,
    min: 0,
  },
  { kind: 'switch', name: 'ban_drag', label: words.banDrag },
  publishField({
    label: words.published,
    description: words.publishedHint,
    checks: (values) => videoChecks(values, words),
  }),
];

/** What a video needs before it can appear in the list. */
const videoChecks = (values: FormValues, words: ManagedVideosStrings): readonly PublishCheck[] => [
  { label: words.name, isMet: isWritten(values['title']) },
  { label: words.category, isMet: typeof values['category_id'] === 'number' },
  { label: words.thumb, isMet: isWritten(values['thumb']) },
  { label: words.charge, isMet: typeof values['charge'] === 'number' },
  { label: words.media, isMet: typeof values['media_id'] === 'number' },
];

/** What a new video begins with. `media` is shown, and left out by the server. */
export const blankVideo = {
  title: '',
  category_id: null,
  teacher_id: null,
  media_id: null,
  media: null,
  thumb: '',
  short_description: '',
  render_description: '',
  charge: null,
  is_vip_free: false,
  free_seconds: 0,
  ban_drag: false,
  published_at: null,
};
