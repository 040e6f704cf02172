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
export type SendFile = (isDryRun: boolean, options?: CallOptions) => Promise<FileImportOutcome>;

/** A kind of file that can be brought in. */
export interface FileImportCalls {
  /** Reads what was chosen, once for both calls. */
  prepare: (file: File) => Promise<SendFile>;
  template: () => Promise<ExportedFile>;
}

/** How far an import is. What was read stays until another file is chosen. */
export type ImportStep =
  | { kind: 'choosing' }
  | { kind: 'checking' }
  | { kind: 'checked' | 'writing'; send: SendFile; key: string; outcome: FileImportOutcome }
  | { kind: 'done'; outcome: FileImportOutcome };

interface FileImportWords {
  done: (count: number) => string;
  failed: string;
}

/** A file is read without writing anything, and then written, once however often it is pressed. */
export function useFileImport(calls: FileImportCalls, words: FileImportWords, onImported: () => void) {
  const { host } = useSite();
  const { notices } = useManage();
  const [step, setStep] = useState<ImportStep>({ kind: 'choosing' });
  const [error, setError] = useState('');

  function fail(cause: unknown, back: ImportStep) {
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
      // What is taken back by itself has a notice of its own.
      for (const actionId of outcome.action_ids) notices.add({ text: words.done(total), actionId });
      onImported();
    } catch (cause) {
      fail(cause, step);
    }
  }

  async function template() {
    try {
      saveExport(await calls.template());
    } catch (cause) {
      fail(cause, step);
    }
  }

  return { step, error, check, write, template, again: () => setStep({ kind: 'choosing' }) };
}
