import { isApiError, type CallOptions } from '@shuyuan/api-client';
import { saveExport } from '@shuyuan/widgets/resource-list';
import { useState } from 'react';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useSite } from '../../../stores/site-context.tsx';

type ExportedFile = Parameters<typeof saveExport>[0];

/** What came of a file, or would. */
export interface FileImportOutcome {
  success: { total: number };
  failure: { total: number; data: readonly { line: number; column: string; reason: string }[] };
  /** What was not written, to be put right; left out where none is made. */
  file?: ExportedFile | null;
  /** What takes it back. */
  action_ids: readonly number[];
}

/** Sends a file that was read: to be looked through alone, or to be written. */
type SendFile<Outcome> = (isDryRun: boolean, options?: CallOptions) => Promise<Outcome>;

/** A kind of file that can be brought in. */
export interface FileImportCalls<Outcome extends FileImportOutcome> {
  /** Reads what was chosen, once for both calls. */
  prepare: (file: File) => Promise<SendFile<Outcome>>;
  template: () => Promise<ExportedFile>;
}

/** How far an import is. What was read stays until another file is chosen. */
type ImportStep<Outcome> =
  | { kind: 'choosing' }
  | { kind: 'checking' }
  | { kind: 'checked' | 'writing'; send: SendFile<Outcome>; key: string; outcome: Outcome }
  | { kind: 'done' | 'undoing' | 'undone'; outcome: Outcome };

interface FileImportWords {
  done: (count: number) => string;
  failed: string;
}

/** Reads a file without writing anything, then writes it, once however often that is pressed, and takes it back. */
export function useFileImport<Outcome extends FileImportOutcome>(
  calls: FileImportCalls<Outcome>,
  words: FileImportWords,
  onImported: () => void,
) {
  const { host } = useSite();
  const { notices } = useManage();
  const [step, setStep] = useState<ImportStep<Outcome>>({ kind: 'choosing' });
  const [error, setError] = useState('');

  function fail(cause: unknown, back: ImportStep<Outcome>) {
    if (!isApiError(cause)) throw cause;
    setError(cause.kind === 'business' ? cause.message : words.failed);
    setStep(back);
  }

  async function check(file: File) {
    setError('');
    setStep({ kind: 'checking' });
    try {
      const send = await calls.prepare(file);
      const outcome = await send(true);
      setStep({ kind: 'checked', send, key: host.createId(), outcome });
    } catch (cause) {
      fail(cause, { kind: 'choosing' });
    }
  }

  async function write() {
    if (step.kind !== 'checked') return;
    setError('');
    setStep({ ...step, kind: 'writing' });
    try {
      const outcome = await step.send(false, { idempotencyKey: step.key });
      setStep({ kind: 'done', outcome });
      const { total } = outcome.success;
      const [actionId, ...others] = outcome.action_ids;
      // A notice takes one action back: of several the result alone offers to undo all.
      if (actionId !== undefined && others.length === 0) notices.add({ text: words.done(total), actionId });
      onImported();
    } catch (cause) {
      fail(cause, step);
    }
  }

  /** Takes the import back; what has changed since stays, and a message says so. */
  async function undo() {
    if (step.kind !== 'done') return;
    const { outcome } = step;
    setStep({ kind: 'undoing', outcome });
    let isUndone = true;
    for (const actionId of outcome.action_ids) isUndone = (await notices.undoLogged(actionId)) && isUndone;
    setStep({ kind: isUndone ? 'undone' : 'done', outcome });
  }

  async function template() {
    try {
      saveExport(await calls.template());
    } catch (cause) {
      fail(cause, step);
    }
  }

  return { step, error, check, write, undo, template, again: () => setStep({ kind: 'choosing' }) };
}
