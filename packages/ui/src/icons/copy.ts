import { Copy } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** Two sheets: copies text to the clipboard. */
export const CopyIcon = /* @__PURE__ */ createIcon(Copy);
