import { Volume1 } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const VolumeLowIcon = /* @__PURE__ */ createIcon(Volume1);
