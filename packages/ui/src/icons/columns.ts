import { Columns3 } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** Upright columns: which of them a table shows. */
export const ColumnsIcon = /* @__PURE__ */ createIcon(Columns3);
