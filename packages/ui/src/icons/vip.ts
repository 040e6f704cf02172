import { Crown } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** A crown: membership. */
export const VipIcon = /* @__PURE__ */ createIcon(Crown);
