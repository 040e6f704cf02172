import { createLazyModule, type LazyModule } from '@shuyuan/ui/lazy-module';
import type { ThreadContext } from './comment-box.store.ts';
import type { createRowDialogs, RowDialogs } from './dialogs/index.ts';

/** What deletes and reports, with its dialogs. Fetched when somebody first asks for it. */
export const lazyDialogs = createLazyModule(() => import('./dialogs/index.ts'));

/** The rules of deleting and reporting, at once when they are there. */
export type LazyDialogs = Pick<LazyModule<{ createRowDialogs: typeof createRowDialogs }>, 'load'>;

type RequestLogin = (kind: 'report', ids: readonly number[], run: () => void) => void;

/** Opens the dialog about a row; a visitor is asked to sign in first, and goes on after it. */
export function createDialogOpener(context: ThreadContext, requestLogin: RequestLogin, lazy: LazyDialogs) {
  const { host, strings } = context;
  let dialogs: RowDialogs | undefined;

  return function openDialog(kind: 'delete' | 'report', parentId: number, id: number): void {
    if (!host.session.current()) return requestLogin('report', [id], () => openDialog(kind, parentId, id));
    lazy.load().then(
      (code) => (dialogs ??= code.createRowDialogs(context)).open(kind, parentId, id),
      () => host.notify('critical', strings.dialogFailed),
    );
  };
}
