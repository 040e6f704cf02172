import { fieldsOf, storedContentOf, type ArticleFields } from './article-fields.ts';
import type { ArticleEditorContext, OtherVersion } from './article-editor.state.ts';
import type { DeviceKeeping } from './device-keeping.ts';
import type { ServerSaving } from './server-saving.ts';

interface Parts {
  device: DeviceKeeping;
  server: ServerSaving;
}

/** Two versions of one article: one goes on, and the other one stays on the device until somebody drops it. */
export function createVersions(context: ArticleEditorContext, { device, server }: Parts) {
  const { host, get, set, announce, strings } = context;

  async function setAside(fields: ArticleFields, from: OtherVersion['from'], seenAt: string | null) {
    const draft = { fields, at: host.clock.now(), seenAt };
    const id = get().stored?.id ?? null;
    // A device that keeps nothing still has it on this page.
    const found = await device.drafts.setAside(id, draft).catch(() => ({ ...draft, key: '' }));
    set({ other: { ...found, from } });
  }

  const drop = async ({ key, at }: OtherVersion) => {
    if (key !== '') await device.drafts.remove(key, at).catch(() => {});
  };

  return {
    /** Goes on with what stands here; theirs stays on the device. */
    async keepMine() {
      const { conflict, stored } = get();
      if (!conflict || !stored) return;
      const theirs = fieldsOf(conflict, host.clock.now());
      set({
        conflict: null,
        stored: {
          ...stored,
          content: storedContentOf(conflict),
          publishedAt: conflict.published_at,
          updatedAt: conflict.updated_at,
        },
      });
      await setAside(theirs, 'theirs', conflict.updated_at);
      await device.keep();
      announce(strings.keptMine);
      server.follow();
    },
    /** Goes on with theirs; what stands here stays on the device. */
    async takeTheirs() {
      const { conflict, stored, fields: mine } = get();
      if (!conflict || !stored) return;
      const seenAt = stored.updatedAt;
      await setAside(mine, 'mine', seenAt);
      set({
        conflict: null,
        fields: fieldsOf(conflict, host.clock.now()),
        restoredAt: null,
        stored: {
          ...stored,
          content: storedContentOf(conflict),
          publishedAt: conflict.published_at,
          updatedAt: conflict.updated_at,
        },
      });
      await device.keep();
      announce(strings.tookTheirs);
      server.follow();
    },
    /** What stands here and the other version change places. */
    async swap() {
      const { other, fields: mine, stored } = get();
      if (!other) return;
      await setAside(mine, 'mine', stored?.updatedAt ?? null);
      set({ fields: other.fields, restoredAt: null, problems: [] });
      if (await device.keep()) await drop(other);
      announce(strings.swapped);
      server.follow();
    },
    async dropOther() {
      const { other } = get();
      set({ other: null });
      if (other) await drop(other);
    },
  };
}
