import { isApiError } from '@shuyuan/api-client';
import type { EditDraft } from './edit-draft.ts';
import type { LibraryContext } from './library-context.ts';
import type { ListActions } from './list-actions.ts';
import type { OpenedRecord } from './opened-record.ts';
import { isChanged, type EditForm, type ReadyRecord } from './record-library.state.ts';

interface EditDeps {
  opened: OpenedRecord;
  draft: EditDraft;
  list: Pick<ListActions, 'refresh'>;
}

/** Changing what a recording is called, what is said of it, and where it lies. What was typed survives a failure. */
export function createEditActions(context: LibraryContext, { opened, draft, list }: EditDeps) {
  const { records, host, strings, get, set } = context;

  function patchForm(change: Partial<EditForm>) {
    const open = opened.ready();
    if (open?.editing) opened.patch(open.id, { editing: { ...open.editing, ...change } });
  }

  /** Kept with each key: what is kept when the page is being left may come too late. */
  function write(change: Partial<EditForm>) {
    patchForm({ ...change, error: '' });
    draft.keep(opened.ready());
  }

  function stopEditing() {
    const open = opened.ready();
    if (!open) return;
    draft.forget(open.id);
    opened.patch(open.id, { editing: null });
    set({ focus: { on: 'edit' } });
  }

  const begin = (
    id: number,
    form: Pick<EditForm, 'title' | 'description' | 'categoryId'>,
    isRestored: boolean,
  ) =>
    opened.patch(id, {
      editing: { ...form, isRestored, isSaving: false, isTitleMissing: false, error: '' },
    });

  async function send({ id, record }: ReadyRecord, { title, description, categoryId }: EditForm) {
    await records.update(id, {
      title: title.trim(),
      aliyun_video_id: record.aliyun_video_id,
      category_id: categoryId,
      duration: record.duration,
      short_description: description,
    });
    opened.change(id, { title: title.trim(), short_description: description, category_id: categoryId });
    host.notify('positive', strings.saved);
    if (opened.ready()?.id === id) stopEditing();
    // It may have left the category that is looked at, or the words that were searched for.
    const { query } = get();
    if (query.categoryId !== 0 || query.keywords !== '') await list.refresh();
  }

  return {
    stopEditing,
    /** Opens the form as it was left by an accident. */
    async restore(id: number) {
      const kept = await draft.find(id);
      const open = opened.ready();
      if (!kept || open?.id !== id || open.editing) return;
      begin(id, kept, true);
    },
    edit() {
      const open = opened.ready();
      if (!open || open.editing) return;
      const { title, short_description: description, category_id: categoryId } = open.record;
      begin(open.id, { title, description, categoryId }, false);
      set({ focus: { on: 'title-field' } });
    },
    setTitle: (title: string) => write({ title, isTitleMissing: false }),
    setDescription: (description: string) => write({ description }),
    setCategory: (categoryId: number) => write({ categoryId }),
    cancelEdit() {
      const open = opened.ready();
      if (!open || open.editing?.isSaving) return;
      if (isChanged(open)) set({ question: { kind: 'lose-changes', next: 'edit' } });
      else stopEditing();
    },
    async save() {
      const open = opened.ready();
      if (!open?.editing || open.editing.isSaving) return;
      if (open.editing.title.trim() === '') {
        patchForm({ isTitleMissing: true });
        return set({ focus: { on: 'title-field' } });
      }
      patchForm({ isSaving: true, error: '' });
      try {
        await send(open, open.editing);
      } catch (error) {
        if (!isApiError(error)) throw error;
        patchForm({ isSaving: false, error: error.kind === 'business' ? error.message : strings.failedHint });
      }
    },
  };
}
