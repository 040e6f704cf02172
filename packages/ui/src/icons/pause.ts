import { Pause } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const PauseIcon = /* @__PURE__ */ createIcon(Pause);
