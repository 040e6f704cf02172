import { contentOf, isSameContent } from './article-fields.ts';
import type { ArticleEditorContext } from './article-editor.state.ts';
import { createDeviceDrafts, type DeviceDraft } from './device-drafts.ts';
import { isChoiceStored, isUnsaved } from './unsaved.ts';

/** Keeps what is written on the device at each change, and finds what other pages have kept. */
export function createDeviceKeeping({ host, get, set, announce, strings }: ArticleEditorContext) {
  const drafts = createDeviceDrafts(host, host.session.current()?.id ?? 0);
  const { clock } = host;
  /** The newest write counts. */
  let writes = 0;
  /** What another page keeps later than this is news. */
  let knownUntil = clock.now();
  let isLookedFor = false;

  const articleId = () => get().stored?.id ?? null;
  const isStored = () => !isUnsaved(get()) && isChoiceStored(get(), clock.now());
  const draft = (): DeviceDraft => ({
    fields: get().fields,
    at: clock.now(),
    seenAt: get().stored?.updatedAt ?? null,
    kind: isStored() ? 'stored' : 'open',
  });

  async function keep() {
    const write = (writes += 1);
    const kept = draft();
    if (get().device.status !== 'kept') set({ device: { ...get().device, status: 'keeping' } });
    const isKept = await drafts.keep(articleId(), kept).then(
      async () => (await host.storage.isLasting?.().catch(() => false)) ?? true,
      () => false,
    );
    if (write === writes)
      set({ device: isKept ? { status: 'kept', at: kept.at } : { ...get().device, status: 'refused' } });
    return isKept;
  }

  /** Says that another page has written of the same article. */
  async function lookAround() {
    isLookedFor = true;
    const found = await drafts.others(articleId()).catch(() => []);
    const other = found.find(({ kind, at }) => kind === 'open' && at > knownUntil);
    if (!other) return;
    knownUntil = other.at;
    const content = contentOf(other.fields);
    if (isSameContent(content, contentOf(get().fields))) return;
    set({ other: { ...other, from: 'tab' } });
    announce(strings.otherTab(other.at));
  }

  return {
    drafts,
    /** Keeps what stands there now. Resolves to whether it is kept. */
    async keep() {
      const isKept = await keep();
      if (!isLookedFor) await lookAround();
      return isKept;
    },
    lookAround,
    /** What lies there of this article, the latest first; nothing where the device refuses. */
    find: () => drafts.others(articleId()).catch(() => []),
    /** It has an id now. */
    async moveFrom(id: number | null) {
      if (await keep()) await drafts.forget(id).catch(() => {});
    },
    /** The page is left: what the server has need not lie here. */
    async leave() {
      if (isStored()) await drafts.forget(articleId()).catch(() => {});
    },
  };
}

export type DeviceKeeping = ReturnType<typeof createDeviceKeeping>;
