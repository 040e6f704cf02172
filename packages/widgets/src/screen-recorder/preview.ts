import { isApiError, type RecordsApi, type VideoRecord } from '@shuyuan/api-client';
import type { WidgetHost } from '../host/widget-host.ts';
import type { RecorderDesk } from './recorder-desk.ts';
import type { RecorderMedia } from './recorder-media.ts';
import type { Particulars, PreviewFailure, Subject, Take } from './recorder-step.ts';
import type { ScreenRecorderStrings } from './screen-recorder.strings.ts';
import { chapterLines, cutChapters, cutMarkers, fileNameOf, standardTitle } from './take-facts.ts';
import type { TakeJournal } from './take-journal.ts';
import { createLengthReader, isLength } from './take-length.ts';

export interface PreviewDeps {
  desk: RecorderDesk;
  media: RecorderMedia;
  records: Pick<RecordsApi, 'detail'>;
  host: Pick<WidgetHost, 'scheduler'>;
  strings: ScreenRecorderStrings;
  journal: TakeJournal;
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
const firstParticulars = ({ startedAt, markers }: Take, strings: ScreenRecorderStrings): Particulars => ({
  title: standardTitle(startedAt, strings),
  description: chapterLines(markers, strings),
  categoryId: 0,
});

const areSame = (a: Particulars, b: Particulars) =>
  a.title === b.title && a.description === b.description && a.categoryId === b.categoryId;

/** What is shown after recording: a take or a recording of the library, and what is written about it. */
export function createPreview({ desk, media, records, host, strings, journal }: PreviewDeps) {
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

  const shown = () => desk.at('preview', 'uploading', 'saving', 'saved');
  const readLength = createLengthReader({ desk, media, host });

  function show(subject: Subject, url: string, particulars: Particulars, failure: PreviewFailure | null) {
    const isChanged = subject.kind === 'take';
    desk.set({ isTitleMissing: false, tab: 'manage' });
    return desk.move({ kind: 'preview', subject, url, particulars, isChanged, failure });
  }

  return {
    release,
    /** Whose take is shown. */
    owner: () => owner,
    showTake: (take: Take, notesOwner: string, clock: number) => {
      owner = notesOwner;
      const notes = journal.hold(owner, take.id);
      const particulars = notes.particulars ?? firstParticulars(take, strings);
      const known = isLength(take.duration) ? take.duration : null;
      const isEmpty = take.file.size === 0;
      void journal.keep(owner, take.id, { particulars, markers: take.markers, duration: clock });
      const subject: Subject = { kind: 'take', take: { ...take, duration: isEmpty ? 0 : known } };
      show(subject, isEmpty ? '' : play(take.file), particulars, isEmpty ? emptyFile : null);
      if (!isEmpty && known === null) void readLength(take, clock);
    },
    showRecord: (record: VideoRecord) => {
      release();
      show({ kind: 'record', record }, record.url, particularsOf(record), null);
    },
    /** The address of a recording is good for half an hour only: asks for another one. */
    renewAddress: async () => {
      const before = desk.at('preview', 'saved')?.subject;
      if (before?.kind !== 'record') return;
      try {
        const { video } = await records.detail(before.record.id);
        const now = desk.at('preview', 'saved')?.subject;
        if (now?.kind !== 'record' || now.record.id !== video.id) return;
        release();
        desk.patch({ subject: { kind: 'record', record: video }, url: video.url });
      } catch (error) {
        // The player says by itself that it has nothing to play.
        if (!isApiError(error)) throw error;
      }
    },
    write: (part: Partial<Particulars>) => {
      const step = desk.at('preview', 'uploading', 'saved');
      if (!step) return;
      const particulars = { ...step.particulars, ...part };
      const { subject } = step;
      const isChanged = subject.kind === 'take' || !areSame(particulars, particularsOf(subject.record));
      desk.patch({ particulars, isChanged });
      if (particulars.title.trim() !== '') desk.set({ isTitleMissing: false });
      if (subject.kind === 'take') journal.keepSoon(owner, subject.take.id, { particulars });
    },
    download: () => {
      const subject = shown()?.subject;
      if (!subject) return;
      if (subject.kind === 'take')
        return media.download(subject.take.file, fileNameOf(subject.take, strings));
      const { url, title } = subject.record;
      if (url !== '') media.downloadFrom(url, title);
    },
    useTrimmed: (file: Blob, duration: number, range: { from: number; to: number }) => {
      const step = desk.at('preview');
      if (step?.subject.kind !== 'take') return;
      const { take } = step.subject;
      const cut: Take = { ...take, file, duration, markers: cutMarkers(take.markers, range) };
      const description = cutChapters(step.particulars.description, range);
      const particulars = { ...step.particulars, description };
      desk.patch({ subject: { kind: 'take', take: cut }, url: play(file), particulars, failure: null });
      journal.keepSoon(owner, take.id, { particulars });
    },
  };
}

export type Preview = ReturnType<typeof createPreview>;
