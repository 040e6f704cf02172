import type { LoginIntent, WidgetHost } from '../host/widget-host.ts';
import { shownRows, type CommentBoxState, type ReplyTarget, type Viewer } from './comment-box.state.ts';
import type { Row } from './comment-rows.ts';
import { blankField } from './draft-field.ts';
import type { Written } from './unsent.ts';
import { createWriting, type Writing, type WritingOptions } from './writing.ts';

export interface PersonOptions extends Omit<WritingOptions, 'viewerId' | 'onSent'> {
  get: () => CommentBoxState;
  requestLogin: (intent: LoginIntent) => void;
  onSent: (author: Viewer, written: Written, id: number, duration: number) => void;
}

export function viewerOf({ session }: WidgetHost): Viewer | null {
  const user = session.current();
  return user && { id: user.id, name: user.nick_name, avatar: user.avatar };
}

/** Whoever sits before the box: what a visitor is asked for, and what a signed-in person writes. */
export function createPerson(options: PersonOptions) {
  const { host, target, strings, get, set, emit } = options;
  let writing: Writing | null = null;

  function requestLogin(kind: 'reply' | 'post-comment', ids: readonly number[], run: () => void) {
    emit({ type: 'login-required', mode: 1, intent: kind, ids, target, duration: 0 });
    options.requestLogin({ kind, run });
  }

  function stop() {
    writing?.stop();
    writing = null;
  }

  /** Another person gets other drafts and another outbox; a new name or picture of the same one does not. */
  function follow() {
    const viewer = viewerOf(host);
    const before = get().viewer;
    set({ viewer });
    if (writing && viewer?.id === before?.id) return;
    stop();
    set({ composer: blankField, stamp: null, reply: null, unsent: [], isPosting: false });
    if (!viewer) return;
    const onSent = (written: Written, id: number, duration: number) =>
      options.onSent(get().viewer ?? viewer, written, id, duration);
    writing = createWriting({ ...options, viewerId: viewer.id, onSent });
    writing.start();
  }

  /** Opens the reply to a row, or closes it when it is open. */
  function toggleReply(parentId: number, id: number) {
    if (!host.session.current()) return requestLogin('reply', [id], () => toggleReply(parentId, id));
    if (get().reply?.target.id === id) return writing?.reply.close();
    const replied = findReplied(get(), parentId, id);
    if (!replied) return host.notify('critical', strings.repliedUserMissing);
    writing?.reply.open(replied);
  }

  function retryUnsent(id: string) {
    const row = get().unsent.find((unsent) => unsent.id === id);
    const run = () => writing?.rows.retry(id);
    if (row?.status !== 'signed-out') return run();
    requestLogin('post-comment', row.target ? [row.target.parentId, row.target.id] : [], run);
  }

  return {
    follow,
    stop,
    actions: {
      signIn: () => requestLogin('post-comment', [], () => set({ focus: { on: 'composer' } })),
      toggleReply,
      retryUnsent,
      type: (text: string) => writing?.composer.type(text),
      toggleStamp: () => writing?.composer.toggleStamp(),
      post: () => void writing?.composer.post(),
      typeReply: (text: string) => writing?.reply.type(text),
      sendReply: () => void writing?.reply.send(),
      cancelReply: () => writing?.reply.close(),
      leaveField: () => writing?.flush(),
      removeUnsent: (id: string) => void writing?.rows.remove(id),
      editUnsent: (id: string) => writing?.rows.edit(id),
      typeEdit: (text: string) => writing?.rows.typeEdit(text),
      saveEdit: () => void writing?.rows.saveEdit(),
      cancelEdit: () => writing?.rows.cancelEdit(),
    },
  };
}

/** Null when the account that is to be answered is gone. */
function findReplied({ list, replies }: CommentBoxState, parentId: number, id: number): ReplyTarget | null {
  const comments = list.status === 'ready' ? shownRows(list) : [];
  const rows: readonly Row[] = id === parentId ? comments : (replies[parentId]?.rows ?? []);
  const name = rows.find((row) => row.id === id)?.author?.name;
  return name === undefined ? null : { parentId, id, name };
}
