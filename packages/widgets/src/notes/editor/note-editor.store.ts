import { noteLimits, type Note } from '@shuyuan/api-client';
import { failureText } from '../../async/failure-text.ts';
import { createLoad, type NotReady } from '../../async/load.ts';
import { isMissing } from '../../async/refusals.ts';
import { noAnnouncement, type Announcement } from '../../widget/announcement.ts';
import { createStoreContext, type StoreContext } from '../../widget/store-context.ts';
import type { StoreDeps } from '../../widget/widget-context.ts';
import { blankDraft, changedDraft, createNoteDrafts, keyOfDraft, type NoteDraft } from '../note-draft.ts';
import { countWords, hasWords } from '../../widget/written-words.ts';
import type { NoteEditorStrings } from './note-editor.strings.ts';
import type { NoteEditorProps } from './note-editor.tsx';

export interface NoteEditorState {
  /** The note as the server has it; null of `ready` for a new one. */
  note: NotReady | { status: 'gone' } | { status: 'ready'; saved: Note | null };
  draft: NoteDraft;
  /** It is what was left here and never saved. */
  isRestored: boolean;
  isSending: boolean;
  problem: string;
  announcement: Announcement;
  /** A new object each time. */
  focus: { on: 'words' } | null;
}

type Context = StoreContext<NoteEditorProps, NoteEditorStrings, NoteEditorState>;

/** The rules of writing one note, new or there already. */
export function createNoteEditorStore(deps: StoreDeps<NoteEditorProps, NoteEditorStrings>) {
  const { host, getProps } = deps;
  const { id } = getProps();
  const userId = host.session.current()?.id ?? 0;
  const context: Context = createStoreContext<NoteEditorProps, NoteEditorStrings, NoteEditorState>(deps, {
    note: id === null ? { status: 'ready', saved: null } : { status: 'loading' },
    draft: blankDraft(host.createId()),
    isRestored: false,
    isSending: false,
    problem: '',
    announcement: noAnnouncement,
    focus: null,
  });
  const { store, get, set, lifetime } = context;
  const drafts = createNoteDrafts(host, `${userId}/note/${id ?? 'new'}`);
  const writing = createWriting(context, drafts);

  const load = createLoad({
    network: host.network,
    get: () => get().note,
    set: (note) => set({ note }),
    ask: (options) => getProps().notes.detail(id ?? 0, options),
    onResult(note, isRetried) {
      // Somebody else's public note can be read and not changed.
      if (!note.is_own) return set({ note: { status: 'gone' } });
      const words = {
        title: note.title,
        content: note.content,
        second: note.second,
        isPublic: note.is_public,
      };
      set({ note: { status: 'ready', saved: note }, ...(isRetried && { focus: { on: 'words' } }) });
      if (!get().isRestored) set({ draft: { ...get().draft, ...words } });
    },
    onError(error) {
      const isGone = isMissing(error);
      if (isGone) set({ note: { status: 'gone' } });
      return isGone;
    },
  });

  return {
    ...store,
    actions: { ...writing, retry: () => void load.load() },
    start() {
      const stop = lifetime.start(host.scheduler.onWake(load.wake), load.stop);
      void writing.restore(lifetime.signal());
      if (get().note.status !== 'ready') void load.load();
      return stop;
    },
  };
}

function createWriting(
  { host, strings, getProps, get, set, announce, lifetime }: Context,
  drafts: ReturnType<typeof createNoteDrafts>,
) {
  /** The words at hand were named by this page. */
  let isOwn = true;

  function change(part: Partial<NoteDraft>) {
    const { draft } = get();
    const isSame = Object.entries(part).every(([name, value]) => draft[name as keyof NoteDraft] === value);
    if (isSame) return;
    const changed = changedDraft(draft, part);
    const next = isOwn ? changed : { ...changed, id: host.createId(), revision: 0 };
    if (!isOwn) drafts.forget(draft);
    isOwn = true;
    set({ draft: next, problem: '' });
    drafts.keep(next);
  }

  async function restore(signal: AbortSignal) {
    const { draft } = get();
    const kept = await drafts.find();
    // Whoever has begun to write meanwhile goes on with that.
    if (signal.aborted || !kept || get().draft.revision !== draft.revision) return;
    isOwn = false;
    set({ draft: kept, isRestored: true });
  }

  /** What was left is given up, for what the server has. */
  function discard() {
    const { draft, note } = get();
    drafts.forget(draft);
    const saved = note.status === 'ready' ? note.saved : null;
    const { title = '', content = '', second = null, is_public: isPublic = false } = saved ?? {};
    isOwn = true;
    set({
      draft: { ...blankDraft(host.createId()), title, content, second, isPublic },
      isRestored: false,
      problem: '',
      focus: { on: 'words' },
    });
  }

  const problemOf = ({ content }: NoteDraft) => {
    if (!hasWords(content)) return strings.needWords;
    return countWords(content) > noteLimits.content ? strings.tooLong(noteLimits.content) : '';
  };

  async function send(draft: NoteDraft, saved: Note | null): Promise<Note> {
    const { title, content, isPublic } = draft;
    const body = { title, content, is_public: isPublic };
    const { notes } = getProps();
    if (saved) return notes.update(saved.id, body);
    return notes.store(body, { idempotencyKey: keyOfDraft(draft) });
  }

  async function save() {
    const { draft, note, isSending } = get();
    if (isSending || note.status !== 'ready') return;
    const problem = problemOf(draft);
    if (problem !== '') return set({ problem, focus: { on: 'words' } });
    const signal = lifetime.signal();
    set({ isSending: true, problem: '' });
    try {
      const saved = await send(draft, note.saved);
      drafts.forget(draft);
      if (signal.aborted) return;
      // What was typed meanwhile is a change of it.
      const isSettled = get().draft.revision === draft.revision && get().draft.id === draft.id;
      set({ note: { status: 'ready', saved }, isRestored: false });
      announce(strings.saved);
      if (isSettled) getProps().onSaved?.(saved);
    } catch (error) {
      set({ problem: failureText(error, strings.notSaved) });
    } finally {
      set({ isSending: false });
    }
  }

  return {
    restore,
    discard,
    setTitle: (title: string) => change({ title }),
    setContent: (content: string) => change({ content }),
    setPublic: (isPublic: boolean) => change({ isPublic }),
    save: () => void save(),
  };
}
