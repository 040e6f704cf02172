import type { WidgetHost } from '../host/widget-host.ts';
import { longestLead } from './note-moment.ts';

/** How a person likes to write beside a film. */
export interface NoteSettings {
  /** Seconds by which a note lies before its first keystroke: what is noted was said before. */
  lead: number;
  /** The film rests while they write, and goes on once the note is saved. */
  pausesWhileTyping: boolean;
}

export const standardSettings: NoteSettings = { lead: 0, pausesWhileTyping: false };

/** What was chosen on this device, apart for each person. What cannot be read changes nothing and writes nothing. */
export function createNoteSettings({ storage }: Pick<WidgetHost, 'storage'>, userId: number) {
  const key = `note-settings/${userId}`;
  return {
    keep: (settings: NoteSettings) => void storage.set(key, settings).catch(() => {}),
    async find(): Promise<NoteSettings | null> {
      const value = await storage.get(key).catch(() => undefined);
      const { lead, pausesWhileTyping } = (value ?? {}) as Partial<Record<keyof NoteSettings, unknown>>;
      const isLead = typeof lead === 'number' && lead >= 0 && lead <= longestLead;
      return isLead && typeof pausesWhileTyping === 'boolean' ? { lead, pausesWhileTyping } : null;
    },
  };
}
