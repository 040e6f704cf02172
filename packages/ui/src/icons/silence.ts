import { VolumeX } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const SilenceIcon = /* @__PURE__ */ createIcon(VolumeX);
