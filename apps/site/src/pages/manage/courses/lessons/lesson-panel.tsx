import { Button } from '@shuyuan/ui/button';
import { ConfirmDialog } from '@shuyuan/ui/confirm-dialog';
import { Drawer } from '@shuyuan/ui/drawer';
import { Inline, Stack, Text } from '@shuyuan/ui/layout';
import { NativeSelect } from '@shuyuan/ui/native-select';
import { TextField } from '@shuyuan/ui/text-field';
import type { FormValues } from '@shuyuan/widgets/resource-form';
import { LessonAccess } from './lesson-access.tsx';
import { LessonSource } from './lesson-source.tsx';
import { lessonKinds } from './lessons.ts';
import type { LessonsStrings } from './lessons.strings.ts';
import { useLessonWriting, type LessonWriting } from './use-lesson-writing.ts';

interface LessonPanelProps extends LessonWriting {
  isNew: boolean;
  /** Values of the course form: a file becomes a video with the category, teacher and cover of the course. */
  course: FormValues;
  words: LessonsStrings;
}

/** Writes one lesson: kind, content and access. It is stored with the course. */
export function LessonPanel(props: LessonPanelProps) {
  const { isNew, course, words, onLeave } = props;
  const writing = useLessonWriting(props);
  const { draft, problem, change } = writing;
  return (
    <Drawer
      isOpen
      keepsOnBackdrop
      size={draft.kind === 'text' ? 'wide' : 'large'}
      title={isNew ? words.addTitle : words.editTitle}
      onOpenChange={(isOpen) => !isOpen && writing.close()}
      footer={
        <>
          <Button onPress={writing.close}>{words.cancel}</Button>
          <Button tone="action" isPending={writing.isSending} onPress={writing.finish}>
            {words.done}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        {writing.isRestored && (
          <Inline gap={8}>
            <Text tone="muted">{words.restored}</Text>
            <Button isQuiet size="small" onPress={writing.discard}>
              {words.discard}
            </Button>
          </Inline>
        )}
        <NativeSelect
          label={words.kind}
          options={lessonKinds.map((kind) => ({ value: kind, label: words.kinds[kind] }))}
          value={draft.kind}
          onChange={writing.changeKind}
        />
        <TextField
          label={words.name}
          isRequired
          autoComplete="off"
          value={draft.title}
          onChange={(title) => change({ title })}
          {...(problem === 'title' && { errorMessage: words.problems.title })}
        />
        <LessonSource
          lesson={draft}
          course={course}
          words={words}
          onChange={change}
          onSendingChange={writing.setSending}
          problem={problem}
        />
        <LessonAccess lesson={draft} words={words} onChange={change} problem={problem} />
      </Stack>
      <ConfirmDialog
        isOpen={writing.isLeaving}
        tone="critical"
        title={words.leaveTitle}
        confirmLabel={words.leave}
        cancelLabel={words.stay}
        onOpenChange={writing.setLeaving}
        onConfirm={onLeave}
      >
        {words.leaveText}
      </ConfirmDialog>
    </Drawer>
  );
}
