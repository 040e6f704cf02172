import { Info } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const InfoIcon = /* @__PURE__ */ createIcon(Info);
