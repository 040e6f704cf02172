import { LiveRegion } from '@shuyuan/ui/live-region';
import type { Said, SpeakingPlace } from './use-said.ts';

/** Says what is to be heard here. */
export function Spoken({ said, at }: { said: Said; at: SpeakingPlace }) {
  return (
    <LiveRegion
      message={said.place === at ? (said.spoken?.text ?? '') : ''}
      announcementId={said.place === at ? said.count : 0}
    />
  );
}
