import type { RecordsApi } from '@shuyuan/api-client';
import { copyText } from '../../async/copy-text.ts';
import type { WidgetHost } from '../../host/widget-host.ts';
import { callWords } from '../failure-words.ts';
import type { RecorderContext } from '../recorder-context.ts';
import type { ScreenRecorderStrings } from '../screen-recorder.strings.ts';

export interface SharingDeps {
  context: RecorderContext;
  records: Pick<RecordsApi, 'share'>;
  host: Pick<WidgetHost, 'clipboard' | 'notify' | 'session'>;
  strings: ScreenRecorderStrings;
  shareAddress: (id: number) => string;
}

/** The link of a recording: opened for whoever has it, copied, and shown in case that it was not. */
export function createSharing({ context, records, host, strings, shareAddress }: SharingDeps) {
  const shown = () => {
    const subject = context.at('preview', 'saved')?.subject;
    return subject?.kind === 'record' ? subject.record : null;
  };

  const copy = (address: string) => copyText(host, address, strings);

  return {
    copyLink: async () => {
      const record = shown();
      if (!record || context.get().isSharing) return;
      context.set({ isSharing: true });
      try {
        if (!record.is_shared) await records.share(record.id, true);
        const address = shareAddress(record.id);
        const isCopied = await copy(address);
        const now = shown();
        // The person may have gone on to another one meanwhile.
        if (now?.id !== record.id) return;
        context.patch({ subject: { kind: 'record', record: { ...now, is_shared: true } } });
        context.set({ question: { kind: 'link', address, isCopied } });
      } catch (error) {
        host.notify('critical', callWords(error, strings));
      } finally {
        context.set({ isSharing: false });
      }
    },
    confirmLink: async () => {
      const { question } = context.get();
      if (question?.kind !== 'link') return;
      const isCopied = await copy(question.address);
      const { question: now } = context.get();
      if (now?.kind === 'link' && now.address === question.address)
        context.set({ question: { ...now, isCopied } });
    },
  };
}
