import { noteLimits, type Note } from '@shuyuan/api-client';
import { failureText } from '../async/failure-text.ts';
import { createKeptDraft } from '../async/kept-draft.ts';
import { createOptimisticToggle, type OptimisticToggle } from '../async/optimistic-toggle.ts';
import { isMissing } from '../async/refusals.ts';
import type { NoteEditing } from './notes.state.ts';
import type { NotesContext } from './notes.store.ts';
import { countWords, hasWords } from '../widget/written-words.ts';

const readWords = (value: unknown) => (typeof value === 'string' ? value : null);

/** What is done with notes that are there: changed, published, liked, deleted. */
export function createNoteRows(context: NotesContext, refresh: () => Promise<void>) {
  const { host, strings, getProps, get, set, announce, lifetime } = context;

  const rowOf = (id: number): Note | undefined => {
    const { list } = get();
    return list.status === 'ready' ? list.rows.find((row) => row.id === id) : undefined;
  };

  return {
    ...createEditing(context, rowOf, refresh),
    ...createLiking(context, rowOf),
    publish,
    ...createRemoving(),
  };

  async function publish(id: number, isPublic: boolean) {
    try {
      await getProps().notes.update(id, { is_public: isPublic });
      announce(isPublic ? strings.published : strings.unpublished);
      await refresh();
    } catch (error) {
      const text = failureText(error, strings.notDone);
      if (text) host.notify('critical', text);
    }
  }

  function createRemoving() {
    async function remove() {
      const { asked } = get();
      if (!asked || asked.isPending) return;
      const signal = lifetime.signal();
      set({ asked: { ...asked, isPending: true, problem: '' } });
      try {
        await getProps().notes.remove(asked.id);
      } catch (error) {
        // What another page has deleted is deleted.
        if (!isMissing(error)) {
          const problem = failureText(error, strings.notDone);
          if (!signal.aborted) set({ asked: { ...asked, isPending: false, problem } });
          return;
        }
      }
      if (signal.aborted) return;
      set({ asked: null });
      announce(strings.removed);
      await refresh();
      set({ focus: { on: 'list' } });
    }
    return {
      askRemove: (id: number) => set({ asked: { id, isPending: false, problem: '' } }),
      answerNo: () => set({ asked: null }),
      answerYes: () => void remove(),
    };
  }
}

type RowOf = (id: number) => Note | undefined;

/** One's own words, changed in their row and kept on the device until the server has them. */
function createEditing(context: NotesContext, rowOf: RowOf, refresh: () => Promise<void>) {
  const { host, strings, getProps, get, set, announce, lifetime } = context;
  const kept = (id: number) =>
    createKeptDraft(host.storage, `note-edit/${host.session.current()?.id ?? 0}/${id}`, readWords);
  const patch = (part: Partial<NoteEditing>) => {
    const { editing } = get();
    if (editing) set({ editing: { ...editing, ...part } });
  };

  async function begin(id: number) {
    const signal = lifetime.signal();
    const left = await kept(id).find();
    const row = rowOf(id);
    if (signal.aborted || !row) return;
    set({
      editing: { id, content: left ?? row.content, isSending: false, problem: '' },
      focus: { on: 'editing' },
    });
  }

  async function save() {
    const { editing } = get();
    if (!editing || editing.isSending) return;
    const { id, content } = editing;
    if (!hasWords(content)) return patch({ problem: strings.needWords });
    if (countWords(content) > noteLimits.content)
      return patch({ problem: strings.tooLong(noteLimits.content) });
    patch({ isSending: true, problem: '' });
    try {
      await getProps().notes.update(id, { content });
    } catch (error) {
      return patch({ isSending: false, problem: failureText(error, strings.notSaved) });
    }
    kept(id).forget();
    await refresh();
    if (get().editing?.id === id) set({ editing: null, focus: { on: 'list' } });
    announce(strings.changed);
  }

  return {
    beginEdit: (id: number) => void begin(id),
    typeEdit: (content: string) => {
      const { editing } = get();
      if (!editing || editing.content === content) return;
      patch({ content, problem: '' });
      kept(editing.id).keep(content);
    },
    saveEdit: () => void save(),
    /** Gives up what was changed. */
    cancelEdit: () => {
      const { editing } = get();
      if (editing) kept(editing.id).forget();
      set({ editing: null, focus: { on: 'list' } });
    },
  };
}

function createLiking({ host, strings, getProps, get, set }: NotesContext, rowOf: RowOf) {
  const toggles = new Map<number, OptimisticToggle>();
  const likesOf = (id: number) => {
    const row = rowOf(id);
    return get().likes[id] ?? { isOn: row?.is_thumbs_up ?? false, count: row?.thumbs_up_count ?? 0 };
  };

  const toggleOf = (id: number) =>
    createOptimisticToggle({
      isOn: () => likesOf(id).isOn,
      show(isOn) {
        const before = likesOf(id);
        const count = Math.max(0, before.count + Number(isOn) - Number(before.isOn));
        set({ likes: { ...get().likes, [id]: { isOn, count } } });
      },
      send: async (isOn) => getProps().study?.thumbsUp({ type: 'note', id }, isOn),
      onError(error) {
        const text = failureText(error, strings.notDone);
        if (text) host.notify('critical', text);
      },
    });

  return {
    like(id: number) {
      const toggle = toggles.get(id) ?? toggleOf(id);
      toggles.set(id, toggle);
      if (host.session.current()) toggle.toggle();
      else host.session.requestLogin(1, { kind: 'like-note', purpose: 'like', run: () => toggle.set(true) });
    },
  };
}
