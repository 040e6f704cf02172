import { Volume2 } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** A loudspeaker with two waves: sound is on. */
export const VolumeIcon = /* @__PURE__ */ createIcon(Volume2);
