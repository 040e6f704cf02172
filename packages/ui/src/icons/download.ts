import { Download } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const DownloadIcon = /* @__PURE__ */ createIcon(Download);
