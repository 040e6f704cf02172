import { Sun } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const DaylightIcon = /* @__PURE__ */ createIcon(Sun);
