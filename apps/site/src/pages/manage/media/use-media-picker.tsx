import type { MediaFile, MediaKind } from '@shuyuan/api-client/manage';
import { createLazyModule } from '@shuyuan/ui/lazy-module';
import { useCallback, useState, type ReactNode } from 'react';
import { notifyLoadFailure } from '../../../shell/notify-load-failure.ts';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import { mediaPickerStrings } from './media-picker.strings.ts';

const lazyPicker = createLazyModule(() => import('./picker.tsx'));

interface Asked {
  kind: MediaKind;
  settle: (file: MediaFile | null) => void;
}

/** A question for a file of the library: `pick` asks, and resolves to null when nothing is chosen; `picker` has to be drawn. */
export function useMediaPicker(): {
  pick: (kind: MediaKind) => Promise<MediaFile | null>;
  picker: ReactNode;
} {
  const site = useSite();
  const { notLoaded } = useStrings(mediaPickerStrings);
  const [asked, setAsked] = useState<Asked | null>(null);

  const pick = useCallback(
    async (kind: MediaKind) => {
      try {
        await lazyPicker.load();
      } catch {
        notifyLoadFailure(site, notLoaded);
        return null;
      }
      return new Promise<MediaFile | null>((settle) => setAsked({ kind, settle }));
    },
    [site, notLoaded],
  );

  function answer(file: MediaFile | null) {
    asked?.settle(file);
    setAsked(null);
  }

  const module = lazyPicker.current();
  const picker = asked && module && (
    <module.Picker kind={asked.kind} onPick={answer} onClose={() => answer(null)} />
  );
  return { pick, picker };
}
