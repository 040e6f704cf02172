import { isApiError } from '@shuyuan/api-client';
import { postLimits, type SimilarProblem } from '@shuyuan/api-client/community';
import { failureText } from '../../async/failure-text.ts';
import { createLatestCall } from '../../async/latest-call.ts';
import { countWords, hasWords } from '../../widget/written-words.ts';
import { noAnnouncement, type Announcement } from '../../widget/announcement.ts';
import { createStoreContext, type StoreContext } from '../../widget/store-context.ts';
import type { StoreDeps } from '../../widget/widget-context.ts';
import type { PostDraft } from './post-draft.ts';
import type { PostEditorStrings } from './post-editor.strings.ts';
import { sendingPictures } from './sending-pictures.ts';
import type { PostEditorProps } from './post-editor.tsx';
import { createWatchedDraft, type WatchedDraft } from './watched-draft.ts';

/** What is missing, by field. */
export type PostErrors = Partial<Record<'title' | 'category' | 'content' | 'bounty', string>>;

export interface PostEditorState {
  draft: PostDraft;
  /** It is what was left here and never published. */
  isRestored: boolean;
  /** Another tab has sent or changed the draft: this one keeps it no more. */
  isStale: boolean;
  isSending: boolean;
  /** Pictures are on their way: until they are there the text is without them. */
  isSendingPictures: boolean;
  /** It was to be published while pictures were on their way, and is once they are there. */
  isAwaited: boolean;
  errors: PostErrors;
  /** Why it was not published; empty otherwise. */
  problem: string;
  similar: readonly SimilarProblem[];
  announcement: Announcement;
  /** A new object each time. */
  focus: { on: keyof PostErrors } | null;
}

type Context = StoreContext<PostEditorProps, PostEditorStrings, PostEditorState>;

/** Between the last letter of a title and the question for what is like it, in milliseconds. */
const similarAfter = 400;

/** The rules of writing one post, new or there already. */
export function createPostEditorStore(deps: StoreDeps<PostEditorProps, PostEditorStrings>) {
  const { host, getProps } = deps;
  const { title = '', content = '', categoryId = null, tagIds = [] } = getProps().saved ?? {};
  const blank = (): PostDraft => ({
    clientId: host.createId(),
    title,
    content,
    categoryId,
    bounty: 0,
    tagIds,
  });
  const context: Context = createStoreContext<PostEditorProps, PostEditorStrings, PostEditorState>(deps, {
    draft: blank(),
    isRestored: false,
    isStale: false,
    isSending: false,
    isSendingPictures: false,
    isAwaited: false,
    errors: {},
    problem: '',
    similar: [],
    announcement: noAnnouncement,
    focus: null,
  });
  const { store, get, set, lifetime } = context;
  // Of one person, one post and one kind: a change is never taken for an answer.
  const kept = createWatchedDraft(
    host.storage,
    `post-drafts/${host.session.current()?.id ?? 0}/${getProps().draftName}`,
  );
  const suggestions = createSuggestions(context);

  function change(part: Partial<PostDraft>) {
    const draft = { ...get().draft, ...part };
    set({ draft, problem: '', errors: {} });
    if (!get().isStale) kept.keep(draft);
  }

  async function restore(signal: AbortSignal) {
    const { draft } = get();
    const found = await kept.find();
    // Whoever has begun to write meanwhile goes on with that.
    if (signal.aborted || !found || get().draft !== draft) return;
    set({ draft: found, isRestored: true });
  }

  return {
    ...store,
    actions: {
      setTitle: (next: string) => {
        if (next === get().draft.title) return;
        change({ title: next });
        suggestions.ask(next);
      },
      setContent: (next: string) => void (next !== get().draft.content && change({ content: next })),
      setCategory: (next: number) => change({ categoryId: next }),
      setBounty: (next: number) => change({ bounty: next }),
      ...tagActions(context, change),
      ...sendingPictures(context, () => void send(context, kept)),
      /** What was left is given up. */
      discard: () => {
        if (!get().isStale) kept.forget();
        set({
          draft: blank(),
          isRestored: false,
          isStale: false,
          problem: '',
          errors: {},
          focus: { on: 'content' },
        });
      },
      /** The other tab keeps what it has, and this one begins a draft with what stands here. */
      keepApart: () => {
        set({ isStale: false });
        change({ clientId: host.createId() });
      },
      send: () => void send(context, kept),
    },
    start() {
      void restore(lifetime.signal());
      return lifetime.start(
        suggestions.stop,
        host.scheduler.onWake(() => void findStale(context, kept)),
      );
    },
  };
}

const tagActions = ({ get }: Context, change: (part: Partial<PostDraft>) => void) => ({
  addTag: (id: number) => {
    const { tagIds } = get().draft;
    if (!tagIds.includes(id) && tagIds.length < postLimits.tags) change({ tagIds: [...tagIds, id] });
  },
  removeTag: (id: number) => change({ tagIds: get().draft.tagIds.filter((chosen) => chosen !== id) }),
});

/** Offers what asks the same, while a title is typed. A failure of it is nobody's loss. */
function createSuggestions({ host, getProps, set }: Context) {
  const calls = createLatestCall();
  let cancel = () => {};

  async function find(title: string) {
    try {
      const similar = await calls.run(async (call) => (await getProps().findSimilar?.(title, call)) ?? []);
      if (similar) set({ similar });
    } catch (error) {
      if (!isApiError(error)) throw error;
    }
  }

  return {
    ask(typed: string) {
      cancel();
      const title = typed.trim();
      if (!getProps().findSimilar) return;
      if (title.length < 2) return set({ similar: [] });
      cancel = host.scheduler.after(similarAfter, () => void find(title));
    },
    stop: () => {
      cancel();
      calls.stop();
    },
  };
}

/** Most credits that a post can offer. */
export const bountyLimitOf = (credits: number) => Math.min(credits, postLimits.bounty);

function errorsOf({ getProps, strings }: Context, draft: PostDraft): PostErrors {
  const { hasTitle = true, categories, credits } = getProps();
  const isTooLong = countWords(draft.content) > postLimits.content;
  const { bounty } = draft;
  const most = credits === undefined ? null : bountyLimitOf(credits);
  const isPayable = most === null || (Number.isInteger(bounty) && bounty >= 0 && bounty <= most);
  return {
    ...(hasTitle && draft.title.trim() === '' && { title: strings.needTitle }),
    ...(categories && draft.categoryId === null && { category: strings.needCategory }),
    ...(!hasWords(draft.content) && { content: strings.needWords }),
    ...(isTooLong && { content: strings.tooLong(postLimits.content) }),
    ...(!isPayable && { bounty: strings.wrongBounty(most ?? 0) }),
  };
}

/** Resolves to whether another tab has taken the draft, which is told once. Under its id, what stands here would be taken for what that one has sent. */
async function findStale({ host, get, set, announce, strings }: Context, kept: WatchedDraft) {
  if (get().isStale || !(await kept.isTaken())) return false;
  kept.leave();
  set({ isStale: true, draft: { ...get().draft, clientId: host.createId() } });
  announce(strings.draftElsewhere);
  return true;
}

async function send(context: Context, kept: WatchedDraft) {
  const { host, get, set, strings, getProps, lifetime } = context;
  const { draft, isSending, isSendingPictures } = get();
  if (isSending) return;
  if (isSendingPictures) return set({ isAwaited: true });
  const errors = errorsOf(context, draft);
  const [first] = (['title', 'category', 'content', 'bounty'] as const).filter(
    (name) => errors[name] !== undefined,
  );
  if (first) return set({ errors, focus: { on: first } });
  const signal = lifetime.signal();
  set({ isSending: true, problem: '' });
  // Whoever presses it then has read that another tab was first.
  if (await findStale(context, kept)) return set({ isSending: false });
  try {
    const { clientId, title, content, categoryId, bounty, tagIds } = draft;
    const id = await getProps().send({
      clientId,
      title,
      content,
      categoryId: categoryId ?? 0,
      bounty,
      // A tag that is gone meanwhile would be refused with the whole post.
      ...(getProps().tags && {
        tagIds: tagIds.filter((tag) => getProps().tags?.some((each) => each.id === tag)),
      }),
    });
    // What was typed meanwhile stays, as a post of its own: under the same id it would be taken for the one that is there.
    if (get().isStale) kept.leave();
    else if (get().draft === draft) kept.forget();
    else kept.keep({ ...get().draft, clientId: host.createId() });
    if (!signal.aborted) getProps().onSent(id);
  } catch (error) {
    set({ problem: failureText(error, strings.notSent) });
  } finally {
    set({ isSending: false });
  }
}
