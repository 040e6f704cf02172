import type { LoginIntent, WidgetHost } from '../host/widget-host.ts';
import { shownRows, type CommentBoxState, type ReplyTarget, type Viewer } from './comment-box.state.ts';
import type { Row } from './comment-rows.ts';
import { blankField } from './blank-field.ts';
import { takeSeat, type LateWriter, type Seat } from './seat.ts';
import type { Written } from './unsent.ts';
import type { Writing, WritingOptions } from './writing.ts';

export interface PersonOptions extends Omit<WritingOptions, 'viewerId' | 'onSent'> {
  writer: LateWriter;
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
  let seat: Seat | null = null;

  function requestLogin(kind: 'reply' | 'post-comment', ids: readonly number[], run: () => void) {
    emit({ type: 'login-required', mode: 1, intent: kind, ids, target, duration: 0 });
    options.requestLogin({ kind, run });
  }

  function stop() {
    seat?.leave();
    seat = null;
  }

  function giveUp() {
    stop();
    set({ desk: 'failed' });
  }

  /** Under the name that the person has by then. */
  const by =
    (viewer: Viewer): WritingOptions['onSent'] =>
    (written, id, duration) =>
      options.onSent(get().viewer ?? viewer, written, id, duration);

  /** Another person gets other drafts and another outbox; a new name or picture of the same one does not. */
  function follow() {
    const viewer = viewerOf(host);
    set({ viewer });
    if (viewer && viewer.id === seat?.id) return;
    stop();
    const desk = viewer ? 'coming' : 'absent';
    set({ composer: blankField, stamp: null, reply: null, unsent: [], isPosting: false, desk });
    if (viewer) seat = takeSeat(viewer, { ...options, onSent: by(viewer) }, giveUp);
  }

  /** Fetches what did not come. */
  function fetchDesk() {
    if (get().desk === 'failed') follow();
  }

  function whenSeated(act: (writing: Writing) => void) {
    fetchDesk();
    seat?.whenThere(act);
  }

  const writing = () => seat?.writing();

  /** Opens the reply to a row, or closes it when it is open. */
  function toggleReply(parentId: number, id: number) {
    if (!host.session.current()) return requestLogin('reply', [id], () => toggleReply(parentId, id));
    whenSeated(({ reply }) => {
      if (get().reply?.target.id === id) return reply.close();
      const replied = findReplied(get(), parentId, id);
      if (!replied) return host.notify('critical', strings.repliedUserMissing);
      reply.open(replied);
    });
  }

  function retryUnsent(id: string) {
    const row = get().unsent.find((unsent) => unsent.id === id);
    const run = () => whenSeated(({ rows }) => rows.retry(id));
    if (row?.status !== 'signed-out') return run();
    requestLogin('post-comment', row.target ? [row.target.parentId, row.target.id] : [], run);
  }

  const atComposer = () => whenSeated(() => set({ focus: { on: 'composer' } }));

  return {
    follow,
    stop,
    actions: {
      signIn: () => requestLogin('post-comment', [], atComposer),
      fetchDesk,
      toggleReply,
      retryUnsent,
      type: (text: string) => writing()?.composer.type(text),
      toggleStamp: () => writing()?.composer.toggleStamp(),
      post: () => void writing()?.composer.post(),
      typeReply: (text: string) => writing()?.reply.type(text),
      sendReply: () => void writing()?.reply.send(),
      cancelReply: () => writing()?.reply.close(),
      leaveField: () => writing()?.flush(),
      removeUnsent: (id: string) => void writing()?.rows.remove(id),
      editUnsent: (id: string) => writing()?.rows.edit(id),
      typeEdit: (id: string, text: string) => writing()?.rows.typeEdit(id, text),
      saveEdit: (id: string) => void writing()?.rows.saveEdit(id),
      cancelEdit: (id: string) => writing()?.rows.cancelEdit(id),
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
