import { Download } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** An arrow into a tray: saves to the device. */
export const DownloadIcon = /* @__PURE__ */ createIcon(Download);
