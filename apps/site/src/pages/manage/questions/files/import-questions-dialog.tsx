import type { QuestionImport } from '@shuyuan/api-client/manage';
import { Button } from '@shuyuan/ui/button';
import { Dialog } from '@shuyuan/ui/dialog';
import { FileTrigger } from '@shuyuan/ui/file-trigger';
import { DownloadIcon } from '@shuyuan/ui/icons';
import { Inline, Stack, Text } from '@shuyuan/ui/layout';
import { NativeSelect } from '@shuyuan/ui/native-select';
import { Table } from '@shuyuan/ui/table';
import { useState } from 'react';
import type { IdChoice } from '../../id-field.tsx';
import type { QuestionFilesStrings } from './question-files.strings.ts';
import { useQuestionImport } from './use-question-import.ts';

interface ImportQuestionsDialogProps {
  words: QuestionFilesStrings;
  categories: readonly IdChoice[];
  onImported: () => void;
  onClose: () => void;
}

/** What the call takes, before it becomes base64. */
const mostBytes = 2 * 2 ** 20;

/** Questions from a file: chosen, read to see what is wrong, written. */
export function ImportQuestionsDialog({
  words,
  categories,
  onImported,
  onClose,
}: ImportQuestionsDialogProps) {
  const { step, error, check, write, template, again } = useQuestionImport(words, onImported);
  const [category, setCategory] = useState('');
  const isBusy = step.kind === 'checking' || step.kind === 'writing';
  const outcome = 'outcome' in step ? step.outcome : null;
  return (
    <Dialog
      isOpen
      size="large"
      keepsOnBackdrop
      isDismissable={!isBusy}
      title={words.importTitle}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          {(step.kind === 'checked' || step.kind === 'done') && (
            <Button isQuiet onPress={again}>
              {words.another}
            </Button>
          )}
          <Button isDisabled={isBusy} onPress={onClose}>
            {words.close}
          </Button>
          {(step.kind === 'checked' || step.kind === 'writing') && (
            <Button
              tone="action"
              isPending={step.kind === 'writing'}
              isDisabled={step.outcome.success.total === 0}
              onPress={() => void write()}
            >
              {words.run(step.outcome.success.total)}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={16}>
        {(step.kind === 'choosing' || step.kind === 'checking') && (
          <>
            <Text>{words.importHint}</Text>
            <NativeSelect
              label={words.fallback}
              options={[{ value: '', label: words.noFallback }, ...categories]}
              value={category}
              onChange={setCategory}
            />
            <Inline gap={8}>
              <Button size="small" icon={<DownloadIcon size="small" />} onPress={() => void template()}>
                {words.template}
              </Button>
            </Inline>
            <FileTrigger
              tone="action"
              accept={['.xlsx', '.gift', '.txt', '.zip']}
              maxSize={mostBytes}
              isPending={isBusy}
              onSelect={([file]) => file && void check(file, category === '' ? null : Number(category))}
            >
              {isBusy ? words.checking : words.choose}
            </FileTrigger>
          </>
        )}
        {error !== '' && (
          <div role="alert">
            <Text tone="critical">{error}</Text>
          </div>
        )}
        {outcome && <Outcome outcome={outcome} isDone={step.kind === 'done'} words={words} />}
      </Stack>
    </Dialog>
  );
}

interface OutcomeProps {
  outcome: QuestionImport;
  isDone: boolean;
  words: QuestionFilesStrings;
}

function Outcome({ outcome: { success, failure }, isDone, words }: OutcomeProps) {
  return (
    <>
      <output>
        <Text as="span" weight="bold">
          {isDone ? words.done(success.total) : words.good(success.total)}
        </Text>
      </output>
      {failure.total > 0 && (
        <>
          <Text tone="critical">{words.bad(failure.total)}</Text>
          <Text size="small" tone="muted">
            {words.badHint}
          </Text>
          <Table
            label={words.failures}
            maxHeight={320}
            columns={[
              { id: 'line', label: words.line, width: 'fit', cell: ({ line }) => line },
              { id: 'column', label: words.column, width: 'fit', cell: ({ column }) => column },
              { id: 'reason', label: words.reason, cell: ({ reason }) => reason },
            ]}
            rows={failure.data.map((fault, index) => ({ ...fault, id: String(index) }))}
          />
        </>
      )}
    </>
  );
}
