import type { ManagedArticle } from '@shuyuan/api-client/manage';
import { createLoad } from '../async/load.ts';
import { isMissing } from '../async/refusals.ts';
import { askBeforeLeaving } from '../widget/ask-before-leaving.browser.ts';
import { blockUnloadWhile } from '../widget/block-unload-while.ts';
import { createStoreContext } from '../widget/store-context.ts';
import type { StoreDeps } from '../widget/widget-context.ts';
import { contentOf, fieldsOf, isSameContent, storedContentOf, type ArticleFields } from './article-fields.ts';
import { firstState, type ArticleEditorContext, type Problem, type Reader } from './article-editor.state.ts';
import type { ArticleEditorStrings } from './article-editor.strings.ts';
import type { ArticleEditorProps } from './article-editor.tsx';
import { problemsOf } from './check-article.ts';
import { createVersions } from './choosing-versions.ts';
import { createDeviceKeeping } from './device-keeping.ts';
import { createLoadingChoices } from './loading-choices.ts';
import { mainActionOf, publishedAtAfter } from './main-action.ts';
import { createServerSaving } from './server-saving.ts';
import { isOpenDraft, isUnkept } from './unsaved.ts';

type Deps = StoreDeps<ArticleEditorProps, ArticleEditorStrings>;

/** The rules of writing one article. */
export function createArticleEditorStore(deps: Deps, blockUnload = askBeforeLeaving) {
  const { host, getProps } = deps;
  const context: ArticleEditorContext = createStoreContext(deps, firstState);
  const { get, set, store } = context;
  const device = createDeviceKeeping(context);
  const server = createServerSaving(context, {
    onStored(id) {
      void device.moveFrom(null);
      getProps().onStored?.(id);
    },
    onSaved: () => void device.keep(),
  });
  const versions = createVersions(context, { device, server });
  const opening = createOpening(context, { device, server });

  /** Something was written or chosen. */
  function change(part: Partial<ArticleFields>) {
    if (get().article.status !== 'ready') return;
    const { problems } = get();
    set({ fields: { ...get().fields, ...part } });
    if (problems.length > 0) set({ problems: stillWrong(context, problems) });
    void device.keep();
    server.follow();
  }

  return {
    ...store,
    actions: {
      /** Once more, after a failure. */
      retry: () => void opening.load(),
      change,
      press: () => press(context, server),
      notePictures: (isSendingPictures: boolean) => set({ isSendingPictures }),
      /** Ctrl and S: a draft goes to the server at once, what others see is kept on the device. */
      async save() {
        const isKept = await device.keep();
        if (isOpenDraft(get(), host.clock.now())) await server.saveNow();
        else if (isKept) context.announce(context.strings.keptHere);
      },
      ...versions,
      /** The article is gone: what is written becomes a new one. */
      async saveAsNew() {
        set({ stored: null, server: { status: 'nothing', at: null, reason: '' } });
        await device.keep();
        await server.saveNow();
      },
      goToHeading: (index: number) => set({ focus: { on: 'heading', index } }),
      openPreview: (reader: Reader) => set({ preview: reader }),
      closePreview: () => set({ preview: null }),
      forgetRestored: () => set({ restoredAt: null }),
    },
    start() {
      server.start();
      void opening.start();
      let wasUnkept = false;
      return context.lifetime.start(
        host.scheduler.onWake(() => {
          opening.wake();
          server.wake();
          void device.lookAround();
        }),
        host.scheduler.onHide(() => void device.keep()),
        blockUnloadWhile(() => isUnkept(get()), store.subscribe, blockUnload),
        store.subscribe((state) => {
          if (isUnkept(state) === wasUnkept) return;
          wasUnkept = !wasUnkept;
          getProps().onUnkeptChange?.(wasUnkept);
        }),
        opening.stop,
        () => void device.leave(),
        server.stop,
      );
    },
  };
}

/** Does what the large button says, and says that it is done. */
async function press({ host, get, set, announce, strings }: ArticleEditorContext, server: Saving) {
  if (get().isPressed) return;
  if (get().isSendingPictures) return announce(strings.picturesComing);
  const { fields, stored } = get();
  const now = host.clock.now();
  const action = mainActionOf(fields, stored?.publishedAt ?? null, now);
  const problems = problemsOf(fields, action, now);
  set({ problems });
  const [first] = problems;
  if (first !== undefined || action.kind === 'no-time') {
    if (first !== undefined) set({ focus: { on: 'problem', problem: first } });
    announce(strings.cannotYet(problems.map((problem) => strings.problems[problem])));
    return;
  }
  set({ isPressed: true });
  const isDone = await server.press(publishedAtAfter(action, now), action.kind === 'publish');
  set({ isPressed: false });
  if (!isDone) {
    server.follow();
    return;
  }
  if (action.kind === 'publish') set({ fields: { ...get().fields, release: 'now', at: null } });
  host.notify('positive', strings.done(action, now));
}

type Saving = ReturnType<typeof createServerSaving>;

/** Of what was wrong, what still is. */
function stillWrong({ host, get }: ArticleEditorContext, problems: readonly Problem[]) {
  const { fields, stored } = get();
  const now = host.clock.now();
  const wrong = problemsOf(fields, mainActionOf(fields, stored?.publishedAt ?? null, now), now);
  return problems.filter((problem) => wrong.includes(problem));
}

interface OpeningParts {
  device: ReturnType<typeof createDeviceKeeping>;
  server: Saving;
}

/** Brings the article, and what the device has of it. */
function createOpening(context: ArticleEditorContext, { device, server }: OpeningParts) {
  const { host, getProps, get, set, announce, strings } = context;
  const choices = createLoadingChoices(context);

  const article = createLoad<ManagedArticle>({
    ask: (options) => getProps().articles.find(getProps().articleId ?? 0, options),
    network: host.network,
    get: () => get().article,
    set: (failed) => set({ article: failed }),
    onResult: (came) => void open(came),
    onError(error) {
      const isForbidden = error.kind === 'business' && error.code === 403;
      if (isMissing(error)) set({ article: { status: 'missing' } });
      else if (isForbidden) set({ article: { status: 'forbidden' } });
      return isMissing(error) || isForbidden;
    },
  });

  /** Another page's, of this article, is not looked at: its words are. */
  async function open(came: ManagedArticle | null) {
    const now = host.clock.now();
    const content = came && storedContentOf(came);
    if (came && content)
      set({
        fields: fieldsOf(came, now),
        stored: { id: came.id, content, publishedAt: came.published_at, updatedAt: came.updated_at },
        server: { status: 'saved', at: Date.parse(came.updated_at), reason: '' },
      });
    const found = await device.find();
    const stored = get().fields;
    const isLeft = ({ kind, fields }: (typeof found)[number]) =>
      kind === 'stored' ||
      (content !== null &&
        isSameContent(contentOf(fields), content) &&
        fields.release === stored.release &&
        fields.at === stored.at);
    for (const draft of found.filter(isLeft)) void device.drafts.remove(draft.key, draft.at).catch(() => {});
    const kept = found.filter((draft) => !isLeft(draft));
    const latest = kept.find(({ kind }) => kind === 'open');
    const aside = kept.find((draft) => draft !== latest);
    if (aside) set({ other: { ...aside, from: aside.kind === 'aside' ? 'mine' : 'tab' } });
    if (latest) {
      const isOlder = came !== null && latest.seenAt !== came.updated_at;
      set({ fields: latest.fields, restoredAt: latest.at, ...(isOlder && { conflict: came }) });
      announce(strings.restored(latest.at));
    }
    set({ article: { status: 'ready' } });
    if (latest && (await device.keep())) await device.drafts.remove(latest.key, latest.at).catch(() => {});
    server.follow();
  }

  return {
    load: article.load,
    async start() {
      choices.load();
      if (getProps().articleId === null) await open(null);
      else await article.load();
    },
    wake: () => {
      article.wake();
      choices.load();
    },
    stop: article.stop,
  };
}
