import type { LatePart } from '@shuyuan/ui/late-part';
import type { LoginIntent, WidgetHost } from '../host/widget-host.ts';
import { shownRows, type CommentBoxState, type ReplyTarget, type Viewer } from './comment-box.state.ts';
import type { Row } from './comment-rows.ts';
import { blankField } from './blank-field.ts';
import type { Written } from './unsent.ts';
import type { createWriting, Writing, WritingOptions } from './writing.ts';

interface Writer {
  createWriting: typeof createWriting;
}

/** The rules of writing, at once when they are there. */
export type LateWriter = Pick<LatePart<Writer>, 'current' | 'load'>;

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

/** One signed-in person before the box; without `writing` while the code for it is on its way. */
interface Seat {
  id: number;
  writing: Writing | null;
  /** What the person wants as soon as it is there. */
  waiting: ((writing: Writing) => void)[];
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
    seat?.writing?.stop();
    seat = null;
  }

  function sit(viewer: Viewer) {
    const own: Seat = { id: viewer.id, writing: null, waiting: [] };
    seat = own;
    const onSent = (written: Written, id: number, duration: number) =>
      options.onSent(get().viewer ?? viewer, written, id, duration);
    function begin({ createWriting }: Writer) {
      if (seat !== own) return;
      const writing = createWriting({ ...options, viewerId: viewer.id, onSent });
      own.writing = writing;
      set({ desk: 'there' });
      writing.start();
      for (const act of own.waiting) act(writing);
    }
    const code = options.writer.current();
    if (code) return begin(code);
    options.writer.load().then(begin, () => {
      if (seat !== own) return;
      stop();
      set({ desk: 'failed' });
      if (own.waiting.length > 0) host.notify('critical', strings.deskFailed);
    });
  }

  /** Another person gets other drafts and another outbox; a new name or picture of the same one does not. */
  function follow() {
    const viewer = viewerOf(host);
    set({ viewer });
    if (viewer && viewer.id === seat?.id) return;
    stop();
    const desk = viewer ? 'coming' : 'absent';
    set({ composer: blankField, stamp: null, reply: null, unsent: [], isPosting: false, desk });
    if (viewer) sit(viewer);
  }

  /** Fetches what did not come. */
  function fetchDesk() {
    if (get().desk === 'failed') follow();
  }

  function whenSeated(act: (writing: Writing) => void) {
    fetchDesk();
    if (seat?.writing) act(seat.writing);
    else seat?.waiting.push(act);
  }

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
      type: (text: string) => seat?.writing?.composer.type(text),
      toggleStamp: () => seat?.writing?.composer.toggleStamp(),
      post: () => void seat?.writing?.composer.post(),
      typeReply: (text: string) => seat?.writing?.reply.type(text),
      sendReply: () => void seat?.writing?.reply.send(),
      cancelReply: () => seat?.writing?.reply.close(),
      leaveField: () => seat?.writing?.flush(),
      removeUnsent: (id: string) => void seat?.writing?.rows.remove(id),
      editUnsent: (id: string) => seat?.writing?.rows.edit(id),
      typeEdit: (text: string) => seat?.writing?.rows.typeEdit(text),
      saveEdit: () => void seat?.writing?.rows.saveEdit(),
      cancelEdit: () => seat?.writing?.rows.cancelEdit(),
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
