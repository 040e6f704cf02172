import { Copy } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const CopyIcon = /* @__PURE__ */ createIcon(Copy);
