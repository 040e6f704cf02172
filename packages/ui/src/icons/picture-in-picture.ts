import { PictureInPicture2 } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const PictureInPictureIcon = /* @__PURE__ */ createIcon(PictureInPicture2);
