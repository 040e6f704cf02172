import { WifiOff } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const OfflineIcon = /* @__PURE__ */ createIcon(WifiOff);
