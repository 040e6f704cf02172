import { Crown } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const VipIcon = /* @__PURE__ */ createIcon(Crown);
