import { isApiError } from '@shuyuan/api-client';
import type { LessonImport } from '@shuyuan/api-client/manage';
import { saveExport } from '@shuyuan/widgets/resource-list';
import { useState } from 'react';
import { useManage } from '../../../../shell/manage/manage-context.tsx';
import { useSite } from '../../../../stores/site-context.tsx';
import { base64Of } from './base64.ts';
import type { ImportStrings } from './import.strings.ts';

/** How far an import is. What was read stays until another file is chosen. */
export type ImportStep =
  | { kind: 'choosing' }
  | { kind: 'checking' }
  | { kind: 'checked' | 'writing'; content: string; key: string; outcome: LessonImport }
  | { kind: 'done'; outcome: LessonImport };

/** A file is read without writing anything, and then written, once however often it is pressed. */
export function useImport(words: ImportStrings, onImported: () => void) {
  const { host } = useSite();
  const { client, notices } = useManage();
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
      const content = await base64Of(file);
      const outcome = await client.lessons.importRows(content, true);
      setStep({ kind: 'checked', content, key: host.createId(), outcome });
    } catch (cause) {
      fail(cause, { kind: 'choosing' });
    }
  }

  async function write() {
    if (step.kind !== 'checked') return;
    const { content, key: idempotencyKey } = step;
    setError('');
    setStep({ ...step, kind: 'writing' });
    try {
      const outcome = await client.lessons.importRows(content, false, { idempotencyKey });
      setStep({ kind: 'done', outcome });
      const { total } = outcome.success;
      // Of several courses each is taken back by itself.
      for (const actionId of outcome.action_ids) notices.add({ text: words.done(total), actionId });
      onImported();
    } catch (cause) {
      fail(cause, step);
    }
  }

  async function template() {
    try {
      saveExport(await client.lessons.template());
    } catch (cause) {
      fail(cause, step);
    }
  }

  return { step, error, check, write, template, again: () => setStep({ kind: 'choosing' }) };
}
