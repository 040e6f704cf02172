import { Play } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** A triangle: starts what is paused. Not mirrored, as on every player. */
export const PlayIcon = /* @__PURE__ */ createIcon(Play);
