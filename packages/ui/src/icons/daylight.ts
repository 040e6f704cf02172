import { Sun } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** A sun: the light theme. */
export const DaylightIcon = /* @__PURE__ */ createIcon(Sun);
