import { WifiOff } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** Struck-through waves: the network or the server cannot be reached. */
export const OfflineIcon = /* @__PURE__ */ createIcon(WifiOff);
