import type { MediaFile, MediaKind } from '@shuyuan/api-client/manage';
import { MediaPicker } from '@shuyuan/widgets/media-library';
import { useSite } from '../../../stores/site-context.tsx';
import { useMediaSources } from './use-media-sources.ts';

interface PickerProps {
  kind: MediaKind;
  onPick: (file: MediaFile) => void;
  onClose: () => void;
}

/** The picker over the console that is open. */
export function Picker(props: PickerProps) {
  const { client } = useSite();
  const sources = useMediaSources();
  return <MediaPicker {...sources} {...props} records={client.records} />;
}
