import { NativeButton } from '@shuyuan/ui/native-button';
import { usePreferences, useSession, useSite, useStrings } from '../../../stores/site-context.tsx';
import { readingSizes, type ReadingSize } from '../../../stores/preferences-store.ts';
import { detailStrings } from './detail.strings.ts';

/** How large this reader has the text on this device. */
export function useReadingSize(): ReadingSize {
  const { preferences } = useSite();
  const reader = useSession(({ user }) => user?.id ?? null);
  return usePreferences(() => preferences.readingSizeOf(reader));
}

/** Makes the text larger with each press, and as it was after the largest. */
export function ReadingSizeButton() {
  const { preferences } = useSite();
  const strings = useStrings(detailStrings);
  const reader = useSession(({ user }) => user?.id ?? null);
  const size = useReadingSize();
  const next = readingSizes[(readingSizes.indexOf(size) + 1) % readingSizes.length] ?? size;
  return (
    <NativeButton isQuiet size="small" onPress={() => preferences.chooseReadingSize(reader, next)}>
      {strings.readingSize(strings.sizes[size])}
    </NativeButton>
  );
}
