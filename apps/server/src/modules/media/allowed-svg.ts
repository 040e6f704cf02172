const words = (list: string) => new Set(list.split(' '));

/**
 * What a stored SVG may be made of: shapes, words and what paints them. Nothing that runs, loads, repeats other parts
 * or holds another language.
 */
export const allowedElements = words(
  'circle clipPath defs desc ellipse g line linearGradient path polygon polyline radialGradient rect stop svg text title tspan',
);

/** Drawn: a picture without one of them shows nothing. */
export const shapes = words('circle ellipse line path polygon polyline rect text');

/** How something looks, as an attribute or in a `style`. */
const looks = words(
  'clip-path clip-rule color dominant-baseline fill fill-opacity fill-rule font-family font-size font-style font-weight letter-spacing opacity stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor vector-effect word-spacing',
);

/** Where something is. */
const places = words(
  'clipPathUnits cx cy d dx dy fx fy gradientTransform gradientUnits height id offset pathLength points preserveAspectRatio r rotate rx ry spreadMethod textLength transform viewBox width x x1 x2 y y1 y2',
);

/** Numbers, words, colours and lists of them. */
const plainValue = /^[\w\s.,:;%#+\-()'"/|&\u0080-\uffff]*$/;

/** A gradient or a path of the same file. */
const ownReference = /^url\(\s*['"]?#[\w.-]+['"]?\s*\)(?:\s[\w#().,% ]*)?$/;

/** Also where its letters are written as escapes, in whatever case. */
const suspicious = /url|expression|javascript|data\s*:|@|\\|&/i;

/** What of an attribute is kept; null for nothing. */
export function keptAttribute(name: string, value: string): string | null {
  const text = value.trim();
  if (!looks.has(name) && !places.has(name)) return null;
  if (looks.has(name) && ownReference.test(text)) return text;
  if (name === 'id') return /^[A-Za-z_][\w.-]*$/.test(text) ? text : null;
  return plainValue.test(text) && !suspicious.test(text) ? text : null;
}

/** The looks in a `style`, as attributes. */
export function looksOf(style: string): { name: string; value: string }[] {
  return style.split(';').flatMap((declaration) => {
    const [name = '', ...rest] = declaration.split(':');
    const value = rest.join(':').trim();
    return looks.has(name.trim()) ? [{ name: name.trim(), value }] : [];
  });
}
