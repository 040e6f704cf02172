import { createLazyModule, type LazyModule } from '@shuyuan/ui/lazy-module';
import type { WidgetHost } from '../host/widget-host.ts';
import { nothingWritten, type Viewer } from './comment-box.state.ts';
import type { ThreadContext } from './comment-box.store.ts';
import { withoutHeld } from './held-rows.ts';
import type { createWriting, Writing } from './writing/index.ts';

/** What only those need who write: rules, outbox and fields. Fetched when somebody is signed in. */
export const lazyWriting = createLazyModule(() => import('./writing/index.ts'));

/** The rules of writing, at once when they are there. */
export type LazyWriting = Pick<LazyModule<{ createWriting: typeof createWriting }>, 'current' | 'load'>;

/** One signed-in person, who can write as soon as the code for it is there. */
interface Session {
  viewerId: number;
  writing: Writing | null;
  /** To be done when there is something to write with. */
  waiting: ((writing: Writing) => void)[];
}

export function viewerOf({ session }: WidgetHost): Viewer | null {
  const user = session.current();
  return user && { id: user.id, name: user.nick_name, avatar: user.avatar };
}

/** Whoever is expected will write too: the place for it is held. */
export const composerStatusOf = ({ session }: WidgetHost): 'coming' | 'absent' =>
  session.current() || session.isExpected?.() ? 'coming' : 'absent';

const loginPurposes = { reply: 'reply', 'post-comment': 'comment', report: 'report' } as const;

/** What a visitor is asked to sign in for, and the session of whoever writes. */
export function createViewerActions(context: ThreadContext, lazy: LazyWriting) {
  const { host, target, strings, get, set, emit } = context;
  let session: Session | null = null;

  function requestLogin(kind: 'reply' | 'post-comment' | 'report', ids: readonly number[], run: () => void) {
    emit({ type: 'login-required', mode: 1, intent: kind, ids, target, duration: 0 });
    context.requestLogin({ kind, purpose: loginPurposes[kind], run });
  }

  function stop() {
    session?.writing?.stop();
    session = null;
  }

  function open(own: Session) {
    session = own;

    function begin(code: { createWriting: typeof createWriting }) {
      if (session !== own) return;
      const writing = (own.writing = code.createWriting({ ...context, viewerId: own.viewerId }));
      set({ composerStatus: 'there' });
      writing.start();
      for (const act of own.waiting) act(writing);
    }

    function giveUp() {
      if (session !== own) return;
      stop();
      set({ composerStatus: 'failed' });
      if (own.waiting.length > 0) host.notify('critical', strings.composerFailed);
    }

    const code = lazy.current();
    if (code) begin(code);
    else lazy.load().then(begin, giveUp);
  }

  /** Another person gets other drafts and another outbox; a new name or picture of the same one does not. */
  function follow() {
    const viewer = viewerOf(host);
    set({ viewer });
    if (viewer && viewer.id === session?.viewerId) return;
    stop();
    set({ ...withoutHeld(get()), ...nothingWritten, composerStatus: composerStatusOf(host) });
    if (viewer) open({ viewerId: viewer.id, writing: null, waiting: [] });
  }

  /** Fetches once more what it takes to write. */
  function loadComposer() {
    if (get().composerStatus === 'failed') follow();
  }

  /** Does it when there is something to write with; drops it when the person has gone. */
  function whenThere(act: (writing: Writing) => void) {
    loadComposer();
    if (session?.writing) act(session.writing);
    else session?.waiting.push(act);
  }

  /** Opens the reply to a row, or closes it; a visitor is asked to sign in. */
  function toggleReply(parentId: number, id: number) {
    if (!host.session.current()) return requestLogin('reply', [id], () => toggleReply(parentId, id));
    whenThere(({ reply }) => reply.toggle(parentId, id));
  }

  /** Sends an unsent row again, after a sign-in where that is needed. */
  function retryUnsent(id: string) {
    const row = get().unsent.find((unsent) => unsent.id === id);
    const run = () => whenThere(({ rows }) => rows.retry(id));
    if (row?.status !== 'signed-out') return run();
    requestLogin('post-comment', row.target ? [row.target.parentId, row.target.id] : [], run);
  }

  return {
    actions: {
      loadComposer,
      toggleReply,
      retryUnsent,
      /** For a visitor who wants to comment. */
      signIn: () =>
        requestLogin('post-comment', [], () => whenThere(() => set({ focus: { on: 'composer' } }))),
    },
    /** Null as long as nobody can write. */
    writing: () => session?.writing ?? null,
    requestLogin,
    follow,
    stop,
  };
}
