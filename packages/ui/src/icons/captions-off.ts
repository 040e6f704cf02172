import { CaptionsOff } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const CaptionsOffIcon = /* @__PURE__ */ createIcon(CaptionsOff);
