export interface Receipt {
  picture: string;
  sha256: string;
  theme?: string;
  processor?: string;
  webp?: string;
  webpOf?: string;
}

export const receiptsFile: string;
export function sha256(bytes: Uint8Array | string): string;
export function drawnBy(): Record<string, string>;
export function readReceipts(): { drawnBy: Record<string, string>; receipts: Map<string, Receipt> };
export function formatReceipts(versions: Record<string, string>, receipts: Map<string, Receipt>): string;
