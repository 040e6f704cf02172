import type { Site } from '../../stores/site-context.tsx';
import { recorderStrings } from './recorder.strings.ts';

/**
 * Tells whoever has signed in of recordings that an earlier visit has left on this device, half uploaded or never saved,
 * and leads to the recorder, which goes on with them.
 */
export async function offerUnfinished({ recorder, session, toasts, preferences }: Site) {
  const { user } = session.getState();
  if (!user || recorder.getState().isOpen) return;
  const { countUnfinished, presence } = await recorder.load();
  const count = await countUnfinished();
  // Somebody else may have signed in meanwhile.
  if (session.getState().user?.id !== user.id || recorder.getState().isOpen) return;
  // What another page is busy with is not counted, and may be left by it any moment.
  if (count === 0) return presence.whenNobody(user.id, () => recorder.forgetOpened(user.id));
  const { unfinished, goOn } = recorderStrings[preferences.getState().locale];
  toasts.add('neutral', unfinished(count), { action: { label: goOn, onPress: () => void recorder.open() } });
}
