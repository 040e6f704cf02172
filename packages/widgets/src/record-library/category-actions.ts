import { isApiError, type RecordCategory } from '@shuyuan/api-client';
import type { LibraryContext } from './library-context.ts';
import type { ListActions } from './list-actions.ts';
import { findCategory, withCategory, type Naming } from './record-library.state.ts';

/** The tree of categories: fetched, named, renamed, taken away. */
export function createCategoryActions(context: LibraryContext, list: Pick<ListActions, 'ask' | 'refresh'>) {
  const { records, strings, get, set, announce } = context;
  const tree = () => {
    const { categories } = get();
    return categories.status === 'ready' ? categories.tree : [];
  };
  const setTree = (next: readonly RecordCategory[]) => set({ categories: { status: 'ready', tree: next } });
  const setNaming = (patch: Partial<Naming>) => {
    const { naming } = get();
    if (naming) set({ naming: { ...naming, ...patch } });
  };
  const begin = (on: Naming['on'], name: string) => set({ naming: { on, name, isSaving: false, error: '' } });

  async function load() {
    set({ categories: { status: 'loading' } });
    try {
      setTree(await records.categories());
    } catch (error) {
      if (!isApiError(error)) throw error;
      set({ categories: { status: 'failed' } });
    }
  }

  async function create(parentId: number, name: string) {
    const id = await records.createCategory(name, parentId);
    const made: RecordCategory = { id, name, children: [] };
    const add = (parent: RecordCategory) => ({ ...parent, children: [...parent.children, made] });
    setTree(parentId === 0 ? [...tree(), made] : withCategory(tree(), parentId, add));
    return id;
  }

  async function rename(id: number, name: string) {
    await records.renameCategory(id, name);
    setTree(withCategory(tree(), id, (category) => ({ ...category, name })));
    return id;
  }

  return {
    load,
    startCreate: (parentId: number) => begin({ kind: 'create', parentId }, ''),
    startRename: (id: number) => begin({ kind: 'rename', id }, findCategory(tree(), id)?.name ?? ''),
    setName: (name: string) => setNaming({ name, error: '' }),
    cancelName() {
      const { naming } = get();
      if (!naming || naming.isSaving) return;
      const id = naming.on.kind === 'rename' ? naming.on.id : naming.on.parentId;
      set({ naming: null, focus: { on: 'category', id } });
    },
    async saveName() {
      const { naming } = get();
      if (!naming || naming.isSaving) return;
      const name = naming.name.trim();
      if (name === '') return setNaming({ error: strings.categoryNameMissing });
      setNaming({ isSaving: true, error: '' });
      const { on } = naming;
      try {
        const id = await (on.kind === 'create' ? create(on.parentId, name) : rename(on.id, name));
        set({ naming: null, focus: { on: 'category', id } });
        announce(on.kind === 'create' ? strings.categoryMade : strings.categoryRenamed);
      } catch (error) {
        if (!isApiError(error)) throw error;
        setNaming({ isSaving: false, error: error.kind === 'business' ? error.message : strings.failedHint });
      }
    },
    askRemove(id: number) {
      const category = findCategory(tree(), id);
      if (category) set({ question: { kind: 'remove-category', category, isPending: false, error: '' } });
    },
    /** The recordings stay, in no category. Rejects when the server does not do it. */
    async remove(category: RecordCategory) {
      await records.removeCategory(category.id);
      setTree(withCategory(tree(), category.id, () => undefined));
      set({ question: null, focus: { on: 'category', id: 0 } });
      announce(strings.categoryRemoved);
      const { query } = get();
      if (findCategory([category], query.categoryId)) await list.ask({ ...query, categoryId: 0 });
      else await list.refresh();
    },
  };
}
