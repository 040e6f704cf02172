import { EyeOff } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const EyeOffIcon = /* @__PURE__ */ createIcon(EyeOff);
