import { Text } from '@shuyuan/ui/layout';
import { useStrings } from '../../../stores/site-context.tsx';
import { offerStrings } from './offer.strings.ts';

/** Why the buttons of a preview do nothing. */
export function PreviewNote() {
  const strings = useStrings(offerStrings);
  return (
    <Text size="small" tone="muted">
      {strings.previewHint}
    </Text>
  );
}
