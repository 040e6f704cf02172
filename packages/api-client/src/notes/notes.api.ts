import type { CallOptions, Http } from '../http/create-http.ts';
import { callsOf } from '../http/calls-of.ts';
import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import type { notesContract } from './notes.contract.ts';
import { notesEndpoints } from './notes.endpoints.ts';

/** Which public notes are wanted: of a resource or of a course, with page, size (10 unless given) and order. */
export type NoteQuery = NonNullable<CallInput<typeof notesContract.list>['query']>;
/** Which of one's own notes are wanted; all of them when nothing is named. */
export type OwnNoteQuery = NonNullable<CallInput<typeof notesContract.mine>['query']>;
/** Which of one's own notes go into the text. */
export type NoteExportQuery = NonNullable<CallInput<typeof notesContract.exportMine>['query']>;
/** One page of notes. */
export type NotePage = AnswerOf<typeof notesContract.list>;
/** A note. `content` is HTML to be sanitised; `second` and `paragraph` are null for a note about the whole. */
export type Note = NotePage['data'][number];
/** What is written: HTML, with what it is about. */
export type NewNote = CallInput<typeof notesContract.store>['body'];
/** What changes of a note. */
export type NoteChange = NonNullable<CallInput<typeof notesContract.update>['body']>;
/** One's own notes as Markdown, and a name for the file. */
export type NoteExport = AnswerOf<typeof notesContract.exportMine>;
/** A moment that was not understood, in whole seconds. */
export type ConfusedMark = AnswerOf<typeof notesContract.marks>['data'][number];

/** The calls about notes and marks. A widget takes this slice, never the whole client. */
export type NotesApi = ReturnType<typeof createNotesApi>;

/** The calls about notes, apart from the whole client: pages build them late, `createNotesApi(client.http)`. */
export function createNotesApi(http: Http) {
  const calls = callsOf<typeof notesContract>(http, notesEndpoints);
  return {
    /** Others' public notes and one's own, for who may see the page of what they are about. */
    list: (query: NoteQuery, options?: CallOptions) => calls.list({ query }, options),
    /** Rejects with code 404 for somebody else's that is not public. */
    detail: async (id: number, options?: CallOptions): Promise<Note> =>
      (await calls.detail({ params: { id } }, options)).note,
    /** With an `idempotencyKey`, sending the same note again keeps it once. */
    store: async (note: NewNote, options?: CallOptions): Promise<Note> =>
      (await calls.store({ body: note }, options)).note,
    update: async (id: number, change: NoteChange, options?: CallOptions): Promise<Note> =>
      (await calls.update({ params: { id }, body: change }, options)).note,
    remove: (id: number, options?: CallOptions) => calls.remove({ params: { id } }, options),
    /** 100 at most. Resolves to how many there were. */
    removeMany: async (ids: readonly number[], options?: CallOptions): Promise<number> =>
      (await calls.removeMany({ query: { ids: ids.join(',') } }, options)).count,
    mine: (query: OwnNoteQuery = {}, options?: CallOptions) => calls.mine({ query }, options),
    exportMine: (query: NoteExportQuery = {}, options?: CallOptions) => calls.exportMine({ query }, options),
    /** In the order of the video. */
    marks: async (videoId: number, options?: CallOptions): Promise<ConfusedMark[]> =>
      (await calls.marks({ params: { id: videoId } }, options)).data,
    /** Marks a second as not understood, or takes that back. Done also when it is so already. */
    setMark: (videoId: number, second: number, isOn: boolean, options?: CallOptions) =>
      isOn
        ? calls.mark({ params: { id: videoId }, body: { second } }, options)
        : calls.unmark({ params: { id: videoId }, query: { second } }, options),
    /** How many have not understood a video, by ten seconds. Needs the right to look after it. */
    confusion: async (videoId: number, options?: CallOptions) =>
      (await calls.confusion({ params: { id: videoId } }, options)).data,
  };
}
