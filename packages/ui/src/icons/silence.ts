import { VolumeX } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** A loudspeaker with a cross: sound is off. */
export const SilenceIcon = /* @__PURE__ */ createIcon(VolumeX);
