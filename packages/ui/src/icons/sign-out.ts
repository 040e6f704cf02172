import { LogOut } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** A door with an arrow, mirrored right to left: ends the session. */
export const SignOutIcon = /* @__PURE__ */ createIcon(LogOut, true);
