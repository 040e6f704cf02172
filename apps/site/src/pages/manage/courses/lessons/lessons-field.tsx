import { Button } from '@shuyuan/ui/button';
import {
  ArticleIcon,
  BookIcon,
  CalendarIcon,
  EditIcon,
  FileIcon,
  MarkIcon,
  PlayIcon,
  PlusIcon,
} from '@shuyuan/ui/icons';
import { Inline, Text } from '@shuyuan/ui/layout';
import type { CustomFieldProps, FormField } from '@shuyuan/widgets/resource-form';
import { useState, type ReactNode } from 'react';
import { useSite, useStrings } from '../../../../stores/site-context.tsx';
import { clockTime } from '../../clock-time.ts';
import { ContentsList } from '../../contents/contents-list.tsx';
import { entriesOf, withEntry } from '../../contents/parts.ts';
import { LessonPanel } from './lesson-panel.tsx';
import {
  contentsOf,
  lackOf,
  lessonKey,
  newLesson,
  partsOf,
  type CourseContents,
  type LessonEntry,
} from './lessons.ts';
import { lessonsStrings, type LessonsStrings } from './lessons.strings.ts';
import { useLessonDraft } from './use-lesson-draft.ts';

/** The lessons of a course by chapter. The server leaves out what is only shown of a lesson. */
export const lessonsField = (label: string): FormField => ({
  kind: 'custom',
  name: 'contents',
  label,
  render: (field) => <LessonsField {...field} />,
});

const icons: Record<LessonEntry['kind'], ReactNode> = {
  video: <PlayIcon size="small" />,
  text: <ArticleIcon size="small" />,
  exam: <MarkIcon size="small" />,
  homework: <EditIcon size="small" />,
  attachment: <FileIcon size="small" />,
  live: <CalendarIcon size="small" />,
  article: <BookIcon size="small" />,
};

/** Kind, source, length, access and lack of a lesson, below its title. */
function LessonFacts({ lesson, words }: { lesson: LessonEntry; words: LessonsStrings }) {
  const { kind, source_title: source, duration, is_free: isFree, free_seconds: trial } = lesson;
  const lack = lackOf(lesson);
  const access = isFree ? words.free : trial !== null && trial > 0 ? words.trial : '';
  const facts = [words.kinds[kind], source, duration > 0 ? clockTime(duration) : '', access];
  return (
    <>
      {facts.filter((part) => part !== '').join(' · ')}
      {lack !== null && (
        <Text as="span" size="caption" tone="caution">
          {` · ${words.lacks[lack]}`}
        </Text>
      )}
    </>
  );
}

function LessonsField({ value, values, onChange, error }: CustomFieldProps) {
  const { host } = useSite();
  const words = useStrings(lessonsStrings);
  const draft = useLessonDraft();
  const { open } = draft;
  const [focus, setFocus] = useState<{ id: string } | null>(null);
  const parts = partsOf(value as CourseContents);
  const lessons = entriesOf(parts);
  const add = (part?: number) => void draft.begin(newLesson(host.createId(), lessons.length === 0), part);
  function put(lesson: LessonEntry, part: number | undefined) {
    onChange(contentsOf(withEntry(parts, lessonKey, lesson, part)));
    setFocus({ id: lessonKey(lesson) });
    draft.end();
  }
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
        description: <LessonFacts lesson={lesson} words={words} />,
        start: icons[lesson.kind],
      })}
      onOpen={(lesson) => void draft.begin(lesson)}
      onAddTo={add}
      chapterWords={words.chapters}
      focus={focus}
      error={error}
    >
      {/* Chapters have a button of their own. */}
      {parts.every(({ title }) => title === '') && (
        <Inline>
          <Button size="small" icon={<PlusIcon size="small" />} onPress={() => add()}>
            {words.add}
          </Button>
        </Inline>
      )}
      {open !== null && (
        <LessonPanel
          key={lessonKey(open.lesson)}
          lesson={open.lesson}
          restored={open.restored}
          isNew={!lessons.some((lesson) => lessonKey(lesson) === lessonKey(open.lesson))}
          course={values}
          words={words}
          onType={(lesson) => draft.keep(lesson)}
          onDone={(lesson) => put(lesson, open.part)}
          onLeave={() => draft.end()}
        />
      )}
    </ContentsList>
  );
}
