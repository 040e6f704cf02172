import { EyeOff } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** A struck-through eye: hides it again. */
export const EyeOffIcon = /* @__PURE__ */ createIcon(EyeOff);
