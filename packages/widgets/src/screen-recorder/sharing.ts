import type { RecordsApi } from '@shuyuan/api-client';
import type { WidgetHost } from '../host/widget-host.ts';
import { callWords } from './failure-words.ts';
import type { RecorderDesk } from './recorder-desk.ts';
import type { ScreenRecorderStrings } from './screen-recorder.strings.ts';

export interface SharingDeps {
  desk: RecorderDesk;
  records: Pick<RecordsApi, 'share'>;
  host: Pick<WidgetHost, 'clipboard' | 'notify' | 'session'>;
  strings: ScreenRecorderStrings;
  shareAddress: (id: number) => string;
}

/** The link of a recording: opened for whoever has it, copied, and shown in case that it was not. */
export function createSharing({ desk, records, host, strings, shareAddress }: SharingDeps) {
  const shown = () => {
    const subject = desk.at('preview', 'saved')?.subject;
    return subject?.kind === 'record' ? subject.record : null;
  };

  async function copy(address: string) {
    const isCopied = await host.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
    host.notify(isCopied ? 'positive' : 'critical', isCopied ? strings.copied : strings.notCopied);
    return isCopied;
  }

  return {
    copyLink: async () => {
      const record = shown();
      if (!record || desk.get().isSharing) return;
      desk.set({ isSharing: true });
      try {
        if (!record.is_shared) await records.share(record.id, true);
        const address = shareAddress(record.id);
        const isCopied = await copy(address);
        const now = shown();
        // The person may have gone on to another one meanwhile.
        if (now?.id !== record.id) return;
        desk.patch({ subject: { kind: 'record', record: { ...now, is_shared: true } } });
        desk.set({ question: { kind: 'link', address, isCopied } });
      } catch (error) {
        host.notify('critical', callWords(error, strings));
      } finally {
        desk.set({ isSharing: false });
      }
    },
    confirmLink: async () => {
      const { question } = desk.get();
      if (question?.kind !== 'link') return;
      const isCopied = await copy(question.address);
      const { question: now } = desk.get();
      if (now?.kind === 'link' && now.address === question.address)
        desk.set({ question: { ...now, isCopied } });
    },
  };
}
