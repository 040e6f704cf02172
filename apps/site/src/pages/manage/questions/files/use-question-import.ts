import { isApiError } from '@shuyuan/api-client';
import type { ManageClient, QuestionImport } from '@shuyuan/api-client/manage';
import { saveExport } from '@shuyuan/widgets/resource-list';
import { useState } from 'react';
import { useManage } from '../../../../shell/manage/manage-context.tsx';
import { useSite } from '../../../../stores/site-context.tsx';
import { base64Of } from '../../courses/import/base64.ts';
import type { QuestionFilesStrings } from './question-files.strings.ts';

type Sent = Parameters<ManageClient['questionFiles']['importRows']>[0];

/** How far an import is. What was read stays until another file is chosen. */
export type ImportStep =
  | { kind: 'choosing' }
  | { kind: 'checking' }
  | { kind: 'checked' | 'writing'; sent: Sent; key: string; outcome: QuestionImport }
  | { kind: 'done'; outcome: QuestionImport };

/** A spreadsheet, a package, or else a text. */
const formatOf = (name: string): Sent['format'] =>
  name.endsWith('.xlsx') ? 'xlsx' : name.endsWith('.zip') ? 'qti' : 'gift';

/** A file is read without writing anything, and then written, once however often it is pressed. */
export function useQuestionImport(words: QuestionFilesStrings, onImported: () => void) {
  const { host } = useSite();
  const { client, notices } = useManage();
  const [step, setStep] = useState<ImportStep>({ kind: 'choosing' });
  const [error, setError] = useState('');

  function fail(cause: unknown, back: ImportStep) {
    if (!isApiError(cause)) throw cause;
    setError(cause.kind === 'business' ? cause.message : words.failed);
    setStep(back);
  }

  async function check(file: File, categoryId: number | null) {
    setError('');
    setStep({ kind: 'checking' });
    try {
      const content = await base64Of(file);
      const format = formatOf(file.name.toLowerCase());
      const sent = { format, content, category_id: categoryId, is_dry_run: true };
      const outcome = await client.questionFiles.importRows(sent);
      setStep({ kind: 'checked', sent, key: host.createId(), outcome });
    } catch (cause) {
      fail(cause, { kind: 'choosing' });
    }
  }

  async function write() {
    if (step.kind !== 'checked') return;
    setError('');
    setStep({ ...step, kind: 'writing' });
    try {
      const sent = { ...step.sent, is_dry_run: false };
      const outcome = await client.questionFiles.importRows(sent, { idempotencyKey: step.key });
      setStep({ kind: 'done', outcome });
      if (outcome.action_id !== null)
        notices.add({ text: words.done(outcome.success.total), actionId: outcome.action_id });
      onImported();
    } catch (cause) {
      fail(cause, step);
    }
  }

  async function template() {
    try {
      saveExport(await client.questionFiles.template());
    } catch (cause) {
      fail(cause, step);
    }
  }

  return { step, error, check, write, template, again: () => setStep({ kind: 'choosing' }) };
}
