import { createLazyModule, type LazyModule } from '@shuyuan/ui/lazy-module';
import type { RowsContext } from './comment-box.store.ts';
import type { createRowDialogs, RowDialogs } from './dialogs/index.ts';

/** What deletes and reports, with its dialogs. Fetched when somebody first asks for it. */
export const lazyDialogs = createLazyModule(() => import('./dialogs/index.ts'));

/** The rules of deleting and reporting, at once when they are there. */
export type LazyDialogs = Pick<LazyModule<{ createRowDialogs: typeof createRowDialogs }>, 'load'>;

type RequestLogin = (kind: 'report', ids: readonly number[], run: () => void) => void;

/** Opens the dialog about a row; a visitor is asked to sign in first, and goes on after it. */
export function createDialogOpener(context: RowsContext, requestLogin: RequestLogin, lazy: LazyDialogs) {
  const { host, strings } = context;
  let dialogs: RowDialogs | undefined;

  function whenThere(act: (dialogs: RowDialogs) => void) {
    lazy.load().then(
      (code) => act((dialogs ??= code.createRowDialogs(context))),
      () => host.notify('critical', strings.dialogFailed),
    );
  }

  function openDialog(kind: 'delete' | 'report', parentId: number, id: number): void {
    if (!host.session.current()) return requestLogin('report', [id], () => openDialog(kind, parentId, id));
    whenThere(({ open }) => open(kind, parentId, id));
  }

  /** Brings back what was just deleted. */
  const undoDeletion = (parentId: number, id: number) => whenThere(({ undo }) => void undo(parentId, id));

  return { actions: { openDialog, undoDeletion } };
}
