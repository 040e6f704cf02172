import { Button } from '@shuyuan/ui/button';
import { Dialog } from '@shuyuan/ui/dialog';
import { Stack, Text } from '@shuyuan/ui/layout';
import { NumberField } from '@shuyuan/ui/number-field';
import { useState } from 'react';
import type { ManagedPapersStrings } from './managed-papers.strings.ts';
import type { PlacedQuestion } from './questions-field.tsx';

interface ScoreDialogProps {
  question: PlacedQuestion;
  words: ManagedPapersStrings;
  /** Null for what it gives by itself. */
  onDone: (score: number | null) => void;
  onClose: () => void;
}

/** What a question gives in a paper. */
export function ScoreDialog({ question, words, onDone, onClose }: ScoreDialogProps) {
  const [score, setScore] = useState(question.score);
  return (
    <Dialog
      isOpen
      size="small"
      title={words.scoreTitle}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button tone="action" isDisabled={score !== null && score < 0} onPress={() => onDone(score)}>
            {words.done}
          </Button>
        </>
      }
    >
      <Stack gap={12}>
        <Text>{question.title}</Text>
        <NumberField
          label={words.scoreTitle}
          description={words.scoreHint}
          unit={words.points}
          min={0}
          value={score}
          onChange={setScore}
        />
      </Stack>
    </Dialog>
  );
}
