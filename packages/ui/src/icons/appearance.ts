import { SunMoon } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const AppearanceIcon = /* @__PURE__ */ createIcon(SunMoon);
