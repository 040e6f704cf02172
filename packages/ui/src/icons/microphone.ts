import { Mic } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const MicrophoneIcon = /* @__PURE__ */ createIcon(Mic);
