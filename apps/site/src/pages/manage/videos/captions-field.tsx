import { Text } from '@shuyuan/ui/layout';
import type { FormField } from '@shuyuan/widgets/resource-form';
import { useSearchParams } from 'react-router-dom';
import { idOf } from '../../../paths/paths.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import { CaptionsOfVideo } from './captions-of-video.tsx';
import { captionsStrings } from './captions.strings.ts';

/** The captions of the video that is open. They are stored by themselves, not with the form. */
export const captionsField = (label: string): FormField => ({
  kind: 'custom',
  name: 'captions',
  label,
  render: () => <CaptionsField />,
});

function CaptionsField() {
  const words = useStrings(captionsStrings);
  const [search] = useSearchParams();
  const id = idOf(search.get('open'));
  if (id !== null) return <CaptionsOfVideo key={id} videoId={id} />;
  return (
    <Text size="small" tone="muted">
      {words.afterSaving}
    </Text>
  );
}
