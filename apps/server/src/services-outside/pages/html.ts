/** Markup that may stand in a page as it is. */
export interface Html {
  readonly markup: string;
}

type Piece = Html | readonly Html[] | string | number | null;

const replacements: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup with values put in; what is not markup itself is text, whatever stands in it. Attributes want quotes. */
export function html(parts: TemplateStringsArray, ...pieces: Piece[]): Html {
  return { markup: String.raw({ raw: parts }, ...pieces.map(markupOf)) };
}

function markupOf(piece: Piece): string {
  if (piece === null) return '';
  if (typeof piece !== 'object') return String(piece).replace(/[&<>"']/g, (sign) => replacements[sign] ?? '');
  return 'markup' in piece ? piece.markup : piece.map(({ markup }) => markup).join('');
}
