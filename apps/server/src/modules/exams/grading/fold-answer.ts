/** What makes no difference between two texts. */
export interface Folding {
  /** `Photo` and `photo`. */
  case?: boolean;
  /** `ＡＢＣ１２３` and `ABC123`. */
  width?: boolean;
  /** `1,000`, `1000.0` and `+1000`. */
  number?: boolean;
}

const fullWidth = /[\uFF01-\uFF5E]/g;
const number = /^([+-]?)(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/;

/** A decimal number spelled in one way, by its digits, so that none is lost; any other text as it is. */
function spellNumber(text: string): string {
  const found = number.exec(text);
  if (!found) return text;
  const [, sign = '', digits = '', decimals = ''] = found;
  const whole = digits.replaceAll(',', '').replace(/^0+(?=\d)/, '');
  const rest = decimals.replace(/0+$/, '');
  const size = rest === '' ? whole : `${whole}.${rest}`;
  return sign === '-' && size !== '0' ? `-${size}` : size;
}

/** A text as it is compared: trimmed, spaces as one, and folded as the question says; by default in all three ways. */
export function foldAnswer(text: string, folding: Folding = {}): string {
  const { case: foldsCase = true, width = true, number: foldsNumber = true } = folding;
  // Composed in one way, but never by compatibility: x² is not x2.
  let folded = text.normalize('NFC');
  if (width) folded = folded.replace(fullWidth, (one) => String.fromCharCode(one.charCodeAt(0) - 0xfe_e0));
  folded = folded.replace(/\s+/g, ' ').trim();
  if (foldsCase) folded = folded.toLowerCase();
  return foldsNumber ? spellNumber(folded) : folded;
}
