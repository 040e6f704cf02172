import { Settings2 } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const SettingsIcon = /* @__PURE__ */ createIcon(Settings2);
