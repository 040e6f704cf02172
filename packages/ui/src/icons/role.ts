import { ShieldCheck } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** A shield: what somebody may do. */
export const RoleIcon = /* @__PURE__ */ createIcon(ShieldCheck);
