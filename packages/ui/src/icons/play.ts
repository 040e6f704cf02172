import { Play } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const PlayIcon = /* @__PURE__ */ createIcon(Play);
