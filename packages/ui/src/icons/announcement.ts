import { Megaphone } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** A megaphone: something that a school tells everybody. */
export const AnnouncementIcon = /* @__PURE__ */ createIcon(Megaphone);
