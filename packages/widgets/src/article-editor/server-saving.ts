import type { ArticleEditorContext, ArticleEditorState, ServerState } from './article-editor.state.ts';
import { createArticleSending } from './send-article.ts';
import { createFailures } from './sending-failures.ts';
import { isOpenDraft, isUnsaved } from './unsaved.ts';

/** How long after the last change a draft is sent, in milliseconds. */
export const autosavePause = 2_000;

interface Callbacks {
  /** It was added: it has an id now. */
  onStored: (id: number) => void;
  /** The server has what was sent. */
  onSaved: () => void;
}

/** Does one work after another, also after one that failed. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    const next = last.then(work, work);
    last = next.catch(() => {});
    return next;
  };
}

/** Sends what is written: one call at a time, each with what stands there when it leaves. */
export function createServerSaving(context: ArticleEditorContext, { onStored, onSaved }: Callbacks) {
  const { host, get, set } = context;
  const { clock, scheduler, network } = host;
  let cancelWait = () => {};
  let isQueued = false;
  let isStopped = false;

  const sendArticle = createArticleSending(context, onStored);
  const failures = createFailures(context);
  const queue = createQueue();

  const setServer = (server: Partial<ServerState>) =>
    set({ server: { ...get().server, reason: '', ...server } });

  /** Sends what stands there. Resolves to whether the server has it. */
  async function send(publishedAt?: string | null, isNow = false): Promise<boolean> {
    cancelWait();
    if (isStopped) return false;
    setServer({ status: 'saving' });
    try {
      await sendArticle(publishedAt, isNow);
    } catch (error) {
      const pause = failures.handle(error);
      if (pause !== null) wait(pause);
      return false;
    }
    failures.forget();
    setServer({ status: 'saved', at: clock.now() });
    onSaved();
    follow();
    return true;
  }

  function wait(pause: number) {
    cancelWait();
    cancelWait = scheduler.after(pause, () => void autosave());
  }

  const mayAutosave = () =>
    isIdle(get()) &&
    isOpenDraft(get(), clock.now()) &&
    hasTitle(get()) &&
    isUnsaved(get()) &&
    !get().isPressed;

  async function autosave() {
    if (isQueued || !mayAutosave()) return;
    isQueued = true;
    await queue(async () => {
      isQueued = false;
      if (mayAutosave()) await send();
    });
  }

  /** What becomes of what is not on the server: a draft is sent after a pause, the rest waits for a press. */
  function follow() {
    const { server } = get();
    if (!isIdle(get()) || server.status === 'saving') return;
    if (!isUnsaved(get())) {
      cancelWait();
      if (get().stored) setServer({ status: 'saved' });
      else setServer({ status: 'nothing' });
    } else if (!isOpenDraft(get(), clock.now())) setServer({ status: 'held' });
    else if (!hasTitle(get())) setServer({ status: 'no-title' });
    else {
      setServer({ status: network.isOnline() ? 'waiting' : 'offline' });
      wait(autosavePause);
    }
  }

  return {
    follow,
    /** Sends a draft now. */
    saveNow: () => autosave(),
    /** Does what was pressed, after what is on its way. Resolves to whether it is done. */
    press: (publishedAt: string | null | undefined, isNow: boolean) =>
      queue(async () => isIdle(get()) && send(publishedAt, isNow)),
    /** Tries again what did not arrive, when there is a network. */
    wake() {
      const { status } = get().server;
      if ((status === 'offline' || status === 'failed') && network.isOnline()) void autosave();
    },
    start: () => {
      isStopped = false;
    },
    stop: () => {
      isStopped = true;
      cancelWait();
    },
  };
}

/** Nothing has to be chosen first. */
const isIdle = ({ conflict, server, article }: ArticleEditorState) =>
  article.status === 'ready' && !conflict && server.status !== 'gone';

const hasTitle = ({ fields }: ArticleEditorState) => fields.title.trim() !== '';

export type ServerSaving = ReturnType<typeof createServerSaving>;
