import { Button } from '@shuyuan/ui/button';
import { ArticleIcon, CalendarIcon, FileIcon, PlayIcon, PlusIcon } from '@shuyuan/ui/icons';
import { Inline } from '@shuyuan/ui/layout';
import type { CustomFieldProps, FormField } from '@shuyuan/widgets/resource-form';
import { useState } from 'react';
import { useSite, useStrings } from '../../../../stores/site-context.tsx';
import { clockTime } from '../../clock-time.ts';
import { ContentsList } from '../../contents/contents-list.tsx';
import { withEntry } from '../../contents/parts.ts';
import { LessonDialog } from './lesson-dialog.tsx';
import {
  contentsOf,
  lessonKey,
  newLesson,
  partsOf,
  type CourseContents,
  type LessonEntry,
} from './lessons.ts';
import { lessonsStrings, type LessonsStrings } from './lessons.strings.ts';

/** The lessons of a course by chapter. What is shown of a lesson and not written is left out by the server. */
export const lessonsField = (label: string): FormField => ({
  kind: 'custom',
  name: 'contents',
  label,
  render: (field) => <LessonsField {...field} />,
});

const icons = {
  video: <PlayIcon size="small" />,
  article: <ArticleIcon size="small" />,
  attachment: <FileIcon size="small" />,
  live: <CalendarIcon size="small" />,
};

function factsOf(lesson: LessonEntry, words: LessonsStrings): string {
  const { kind, source_title: source, duration, is_free: isFree, free_seconds: trial } = lesson;
  const canTry = isFree || (trial !== null && trial > 0);
  const state = lesson.is_removed ? words.removed : lesson.is_ready ? '' : words.notReady;
  return [
    words.kinds[kind],
    source,
    duration > 0 ? clockTime(duration) : '',
    canTry ? words.trial : '',
    state,
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

function LessonsField({ value, values, onChange, error }: CustomFieldProps) {
  const { host } = useSite();
  const words = useStrings(lessonsStrings);
  const [open, setOpen] = useState<LessonEntry | null>(null);
  const parts = partsOf(value as CourseContents);
  const isNew = open !== null && !parts.some(({ entries }) => entries.includes(open));
  const isEmpty = parts.every(({ entries }) => entries.length === 0);
  return (
    <ContentsList
      label={words.contents}
      hint={words.hint}
      empty={words.empty}
      parts={parts}
      onChange={(next) => onChange(contentsOf(next))}
      keyOf={lessonKey}
      wordsOf={(lesson) => ({
        title: lesson.title,
        description: factsOf(lesson, words),
        start: icons[lesson.kind],
      })}
      onOpen={setOpen}
      error={error}
    >
      <Inline>
        <Button
          size="small"
          icon={<PlusIcon size="small" />}
          onPress={() => setOpen(newLesson(host.createId(), isEmpty))}
        >
          {words.add}
        </Button>
      </Inline>
      {open !== null && (
        <LessonDialog
          lesson={open}
          isNew={isNew}
          course={values}
          words={words}
          onDone={(lesson) => {
            onChange(contentsOf(withEntry(parts, lessonKey, lesson)));
            setOpen(null);
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </ContentsList>
  );
}
