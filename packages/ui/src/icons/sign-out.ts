import { LogOut } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const SignOutIcon = /* @__PURE__ */ createIcon(LogOut, true);
