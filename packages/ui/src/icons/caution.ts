import { TriangleAlert } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const CautionIcon = /* @__PURE__ */ createIcon(TriangleAlert);
