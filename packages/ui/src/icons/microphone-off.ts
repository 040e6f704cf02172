import { MicOff } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const MicrophoneOffIcon = /* @__PURE__ */ createIcon(MicOff);
