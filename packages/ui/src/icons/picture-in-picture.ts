import { PictureInPicture2 } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** A small frame in a large one: moves the picture into a floating window. */
export const PictureInPictureIcon = /* @__PURE__ */ createIcon(PictureInPicture2);
