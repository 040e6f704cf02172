import { Button } from '@shuyuan/ui/button';
import { Dialog } from '@shuyuan/ui/dialog';
import { Stack, Text } from '@shuyuan/ui/layout';
import { NativeSelect } from '@shuyuan/ui/native-select';
import { NumberField } from '@shuyuan/ui/number-field';
import { Switch } from '@shuyuan/ui/switch';
import { TextField } from '@shuyuan/ui/text-field';
import type { FormValues } from '@shuyuan/widgets/resource-form';
import { useState } from 'react';
import { LessonSource } from './lesson-source.tsx';
import { asKind, lessonKinds, problemOf, type LessonEntry, type LessonProblem } from './lessons.ts';
import type { LessonsStrings } from './lessons.strings.ts';

interface LessonDialogProps {
  lesson: LessonEntry;
  isNew: boolean;
  /** What is written of the course: a file becomes a video with its category, teacher and cover. */
  course: FormValues;
  words: LessonsStrings;
  onDone: (lesson: LessonEntry) => void;
  onClose: () => void;
}

/** One lesson, written: what it is, what it plays or hands out, and who may try it. Stored with the course. */
export function LessonDialog({ lesson, isNew, course, words, onDone, onClose }: LessonDialogProps) {
  const [draft, setDraft] = useState(lesson);
  const [problem, setProblem] = useState<LessonProblem | null>(null);
  function change(part: Partial<LessonEntry>) {
    // What was chosen while something was uploaded counts: the draft is the latest.
    setDraft((latest) => ({ ...latest, ...part }));
    setProblem(null);
  }
  function finish() {
    const found = problemOf(draft);
    if (found) setProblem(found);
    else onDone({ ...draft, title: draft.title.trim() });
  }
  return (
    <Dialog
      isOpen
      keepsOnBackdrop
      title={isNew ? words.addTitle : words.editTitle}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button tone="action" onPress={finish}>
            {words.done}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <NativeSelect
          label={words.kind}
          options={lessonKinds.map((kind) => ({ value: kind, label: words.kinds[kind] }))}
          value={draft.kind}
          onChange={(kind) => setDraft(asKind(draft, kind))}
        />
        <TextField
          label={words.name}
          isRequired
          autoComplete="off"
          value={draft.title}
          onChange={(title) => change({ title })}
          {...(problem === 'title' && { errorMessage: words.problems.title })}
        />
        <LessonSource lesson={draft} course={course} words={words} onChange={change} problem={problem} />
        <Trial lesson={draft} words={words} onChange={change} problem={problem} />
      </Stack>
    </Dialog>
  );
}

interface TrialProps {
  lesson: LessonEntry;
  words: LessonsStrings;
  onChange: (part: Partial<LessonEntry>) => void;
  problem: LessonProblem | null;
}

/** What may be tried of it. */
function Trial({ lesson, words, onChange, problem }: TrialProps) {
  if (lesson.kind === 'article') return <Text tone="muted">{words.freeArticle}</Text>;
  return (
    <>
      <Switch
        isSelected={lesson.is_free}
        onChange={(isFree) => onChange({ is_free: isFree })}
        description={words.isFreeHint}
      >
        {words.isFree}
      </Switch>
      {lesson.video_id !== null && (
        <>
          <NumberField
            label={words.freeSeconds}
            description={words.freeSecondsHint}
            unit={words.seconds}
            min={0}
            value={lesson.free_seconds ?? 0}
            onChange={(seconds) => onChange({ free_seconds: Math.round(seconds ?? 0) })}
            {...(problem === 'trial' && { errorMessage: words.problems.trial })}
          />
          <Switch
            isSelected={lesson.ban_drag === true}
            onChange={(banDrag) => onChange({ ban_drag: banDrag })}
            description={words.banDragHint}
          >
            {words.banDrag}
          </Switch>
        </>
      )}
    </>
  );
}
