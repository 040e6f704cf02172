import { SunMoon } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** Half sun, half moon: the choice between light, dark and the system's theme. */
export const AppearanceIcon = /* @__PURE__ */ createIcon(SunMoon);
