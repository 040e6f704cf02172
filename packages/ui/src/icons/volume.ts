import { Volume2 } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const VolumeIcon = /* @__PURE__ */ createIcon(Volume2);
