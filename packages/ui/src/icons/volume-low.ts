import { Volume1 } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** A loudspeaker with one wave: sound is on and low. */
export const VolumeLowIcon = /* @__PURE__ */ createIcon(Volume1);
