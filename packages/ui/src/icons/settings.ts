import { Settings2 } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** Two sliders: settings. */
export const SettingsIcon = /* @__PURE__ */ createIcon(Settings2);
