import { ReceiptText } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** A receipt: orders. */
export const OrderIcon = /* @__PURE__ */ createIcon(ReceiptText);
