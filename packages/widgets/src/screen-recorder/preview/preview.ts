import { isApiError, type RecordsApi, type VideoRecord } from '@shuyuan/api-client';
import type { WidgetHost } from '../../host/widget-host.ts';
import type { RecorderContext } from '../recorder-context.ts';
import type { RecorderMedia } from '../recorder-media.ts';
import type { Particulars, PreviewFailure, Subject, RecordingDraft } from '../recorder-step.ts';
import type { ScreenRecorderStrings } from '../screen-recorder.strings.ts';
import { chapterLines, cutChapters, cutMarkers, fileNameOf, standardTitle } from '../recovery/draft-facts.ts';
import type { DraftJournal } from '../recovery/draft-journal.ts';
import { createLengthReader, isLength } from '../recording/draft-length.ts';

export interface PreviewDeps {
  context: RecorderContext;
  media: RecorderMedia;
  records: Pick<RecordsApi, 'detail'>;
  host: Pick<WidgetHost, 'scheduler'>;
  strings: ScreenRecorderStrings;
  journal: DraftJournal;
}

const emptyFile: PreviewFailure = {
  kind: 'upload',
  failure: { kind: 'refused', code: 'empty', message: '' },
};

export const particularsOf = (record: VideoRecord): Particulars => ({
  title: record.title,
  description: record.short_description,
  categoryId: record.category_id,
});

/** What stands there before anything was typed. */
const firstParticulars = (
  { startedAt, markers }: RecordingDraft,
  strings: ScreenRecorderStrings,
): Particulars => ({
  title: standardTitle(startedAt, strings),
  description: chapterLines(markers, strings),
  categoryId: 0,
});

const areSame = (a: Particulars, b: Particulars) =>
  a.title === b.title && a.description === b.description && a.categoryId === b.categoryId;

/** What is shown after recording: a draft or a recording of the library, and what is written about it. */
export function createPreview({ context, media, records, host, strings, journal }: PreviewDeps) {
  let owner = '';
  let playing: { url: string; release: () => void } | null = null;

  function release() {
    playing?.release();
    playing = null;
  }
  function play(file: Blob) {
    release();
    playing = media.playable(file);
    return playing.url;
  }

  const shown = () => context.at('preview', 'uploading', 'saving', 'saved');
  const readLength = createLengthReader({ context, media, host });

  function show(subject: Subject, url: string, particulars: Particulars, failure: PreviewFailure | null) {
    const isChanged = subject.kind === 'draft';
    context.set({ isTitleMissing: false, tab: 'manage' });
    return context.move({ kind: 'preview', subject, url, particulars, isChanged, failure });
  }

  return {
    release,
    /** Whose draft is shown. */
    owner: () => owner,
    showDraft: (draft: RecordingDraft, notesOwner: string, clock: number) => {
      owner = notesOwner;
      const notes = journal.hold(owner, draft.id);
      const particulars = notes.particulars ?? firstParticulars(draft, strings);
      const known = isLength(draft.duration) ? draft.duration : null;
      const isEmpty = draft.file.size === 0;
      void journal.keep(owner, draft.id, { particulars, markers: draft.markers, duration: clock });
      const subject: Subject = { kind: 'draft', draft: { ...draft, duration: isEmpty ? 0 : known } };
      show(subject, isEmpty ? '' : play(draft.file), particulars, isEmpty ? emptyFile : null);
      if (!isEmpty && known === null) void readLength(draft, clock);
    },
    showRecord: (record: VideoRecord) => {
      release();
      show({ kind: 'record', record }, record.url, particularsOf(record), null);
    },
    /** The address of a recording is good for half an hour only: asks for another one. */
    renewAddress: async () => {
      const before = context.at('preview', 'saved')?.subject;
      if (before?.kind !== 'record') return;
      try {
        const { video } = await records.detail(before.record.id);
        const now = context.at('preview', 'saved')?.subject;
        if (now?.kind !== 'record' || now.record.id !== video.id) return;
        release();
        context.patch({ subject: { kind: 'record', record: video }, url: video.url });
      } catch (error) {
        // The player says by itself that it has nothing to play.
        if (!isApiError(error)) throw error;
      }
    },
    write: (part: Partial<Particulars>) => {
      const step = context.at('preview', 'uploading', 'saved');
      if (!step) return;
      const particulars = { ...step.particulars, ...part };
      const { subject } = step;
      const isChanged = subject.kind === 'draft' || !areSame(particulars, particularsOf(subject.record));
      context.patch({ particulars, isChanged });
      if (particulars.title.trim() !== '') context.set({ isTitleMissing: false });
      if (subject.kind === 'draft') void journal.keep(owner, subject.draft.id, { particulars });
    },
    download: () => {
      const subject = shown()?.subject;
      if (!subject) return;
      if (subject.kind === 'draft')
        return media.download(subject.draft.file, fileNameOf(subject.draft, strings));
      const { url, title } = subject.record;
      if (url !== '') media.downloadFrom(url, title);
    },
    useTrimmed: (file: Blob, duration: number, range: { from: number; to: number }) => {
      const step = context.at('preview');
      if (step?.subject.kind !== 'draft') return;
      const { draft } = step.subject;
      const cut: RecordingDraft = { ...draft, file, duration, markers: cutMarkers(draft.markers, range) };
      const description = cutChapters(step.particulars.description, range);
      const particulars = { ...step.particulars, description };
      context.patch({ subject: { kind: 'draft', draft: cut }, url: play(file), particulars, failure: null });
      void journal.keep(owner, draft.id, { particulars });
    },
  };
}

export type Preview = ReturnType<typeof createPreview>;
