import { Button } from '@shuyuan/ui/button';
import { Dialog } from '@shuyuan/ui/dialog';
import { FileTrigger } from '@shuyuan/ui/file-trigger';
import { DownloadIcon } from '@shuyuan/ui/icons';
import { Inline, Stack, Text } from '@shuyuan/ui/layout';
import { Table } from '@shuyuan/ui/table';
import { saveExport } from '@shuyuan/widgets/resource-list';
import type { ReactNode } from 'react';
import { useFileImport, type FileImportCalls, type FileImportOutcome } from './use-file-import.ts';

/** What is said of a kind of file. */
export interface FileImportStrings {
  title: string;
  hint: string;
  template: string;
  choose: string;
  checking: string;
  good: (count: number) => string;
  bad: (count: number) => string;
  badHint: string;
  failures: string;
  line: string;
  column: string;
  reason: string;
  /** Where what failed comes as a file of its own. */
  download?: string;
  run: (count: number) => string;
  another: string;
  done: (count: number) => string;
  doneWithout: (count: number, failed: number) => string;
  undo: string;
  undone: string;
  close: string;
  failed: string;
}

interface FileImportDialogProps<Outcome extends FileImportOutcome> {
  words: FileImportStrings;
  calls: FileImportCalls<Outcome>;
  /** Ends of the names of files. */
  accept: readonly string[];
  /** What is to be said before a file is chosen. */
  children?: ReactNode;
  /** Renders a note below the counts of an outcome. */
  renderNote?: (outcome: Outcome, isDone: boolean) => ReactNode;
  onImported: () => void;
  onClose: () => void;
}

/** What the call takes, before it becomes base64. */
const mostBytes = 2 * 2 ** 20;

/** Things from a file: chosen, read to see what is wrong, written. */
export function FileImportDialog<Outcome extends FileImportOutcome>(props: FileImportDialogProps<Outcome>) {
  const { words, calls, accept, children, renderNote, onImported, onClose } = props;
  const writing = useFileImport(calls, words, onImported);
  const { step, error, check, template } = writing;
  const isBusy = step.kind === 'checking' || step.kind === 'writing';
  const isDone = step.kind === 'done' || step.kind === 'undoing';
  const outcome = 'outcome' in step ? step.outcome : null;
  return (
    <Dialog
      isOpen
      size="large"
      keepsOnBackdrop
      isDismissable={!isBusy}
      title={words.title}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={<Foot words={words} writing={writing} onClose={onClose} />}
    >
      <Stack gap={16}>
        {(step.kind === 'choosing' || step.kind === 'checking') && (
          <>
            <Text>{words.hint}</Text>
            {children}
            <Inline gap={8}>
              <Button size="small" icon={<DownloadIcon size="small" />} onPress={() => void template()}>
                {words.template}
              </Button>
            </Inline>
            <FileTrigger
              tone="action"
              accept={[...accept]}
              maxSize={mostBytes}
              isPending={isBusy}
              onSelect={([file]) => file && void check(file)}
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
        {step.kind === 'undone' ? (
          <output>
            <Text as="span" weight="bold">
              {words.undone}
            </Text>
          </output>
        ) : (
          outcome && (
            <Outcome outcome={outcome} isDone={isDone} words={words} note={renderNote?.(outcome, isDone)} />
          )
        )}
      </Stack>
    </Dialog>
  );
}

interface FootProps {
  words: FileImportStrings;
  writing: Pick<ReturnType<typeof useFileImport>, 'step' | 'write' | 'undo' | 'again'>;
  onClose: () => void;
}

function Foot({ words, writing: { step, write, undo, again }, onClose }: FootProps) {
  const isBusy = step.kind === 'checking' || step.kind === 'writing';
  return (
    <>
      {(step.kind === 'checked' || step.kind === 'done' || step.kind === 'undone') && (
        <Button isQuiet onPress={again}>
          {words.another}
        </Button>
      )}
      {(step.kind === 'done' || step.kind === 'undoing') && step.outcome.action_ids.length > 0 && (
        <Button isPending={step.kind === 'undoing'} onPress={() => void undo()}>
          {words.undo}
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
  );
}

interface OutcomeProps {
  outcome: FileImportOutcome;
  isDone: boolean;
  words: FileImportStrings;
  note: ReactNode;
}

function Outcome({ outcome: { success, failure, file }, isDone, words, note }: OutcomeProps) {
  const done =
    failure.total > 0 ? words.doneWithout(success.total, failure.total) : words.done(success.total);
  return (
    <>
      <output>
        <Text as="span" weight="bold">
          {isDone ? done : words.good(success.total)}
        </Text>
      </output>
      {note}
      {failure.total > 0 && (
        <>
          {!isDone && <Text tone="critical">{words.bad(failure.total)}</Text>}
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
          {file && words.download !== undefined && (
            <Inline>
              <Button size="small" icon={<DownloadIcon size="small" />} onPress={() => saveExport(file)}>
                {words.download}
              </Button>
            </Inline>
          )}
        </>
      )}
    </>
  );
}
