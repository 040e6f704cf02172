import { LiveRegion } from '@shuyuan/ui/live-region';
import type { PlacedAnnouncement, SpeakingPlace } from './use-announcement.ts';

/** Announces here, when this is the place for it. */
export function AnnouncementView({ placed, at }: { placed: PlacedAnnouncement; at: SpeakingPlace }) {
  return (
    <LiveRegion
      message={placed.place === at ? (placed.announcement?.text ?? '') : ''}
      announcementId={placed.place === at ? placed.count : 0}
    />
  );
}
