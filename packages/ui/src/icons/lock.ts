import { Lock } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** A closed padlock: needs a sign-in or has to be bought. */
export const LockIcon = /* @__PURE__ */ createIcon(Lock);
