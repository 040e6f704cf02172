import { Captions } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const CaptionsIcon = /* @__PURE__ */ createIcon(Captions);
