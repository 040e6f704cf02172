import { Text } from '@shuyuan/ui/layout';
import { NumberField } from '@shuyuan/ui/number-field';
import { Switch } from '@shuyuan/ui/switch';
import type { LessonEntry, LessonProblem } from './lessons.ts';
import type { LessonsStrings } from './lessons.strings.ts';

interface LessonAccessProps {
  lesson: LessonEntry;
  words: LessonsStrings;
  onChange: (part: Partial<LessonEntry>) => void;
  problem: LessonProblem | null;
}

/** Whether a lesson is free, and how much of its video may be tried. */
export function LessonAccess({ lesson, words, onChange, problem }: LessonAccessProps) {
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
