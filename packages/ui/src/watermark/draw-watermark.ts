const svgNamespace = 'http://www.w3.org/2000/svg';

/** What is drawn, and by which classes. */
export interface WatermarkDrawing {
  lines: readonly string[];
  /** Of the layer, the drawing and its words. */
  classes: { layer: string; drawing: string; words: string };
}

const fontSize = 14;
const lineHeight = 20;

/** About as wide as the words will be: Han fills its square, Latin a little more than half of one. */
const widthOf = (line: string) =>
  Array.from(line).reduce((width, character) => width + (/[\u2e80-\uffef]/u.test(character) ? 1 : 0.58), 0) *
  fontSize;

function element(name: string, attributes: Record<string, string | number>, ...children: Element[]) {
  const node = document.createElementNS(svgNamespace, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value));
  node.append(...children);
  return node;
}

let drawn = 0;

/**
 * A layer that repeats a few lines of text over its place. A pattern inside a drawing of the page itself: no picture is
 * loaded, so that a strict content security policy has nothing to refuse, and print and zoom stay sharp.
 */
export function drawWatermark({ lines, classes }: WatermarkDrawing) {
  const width = Math.ceil(Math.max(...lines.map(widthOf), fontSize)) + 96;
  const height = lines.length * lineHeight + 88;
  drawn += 1;
  const id = `sy-watermark-${drawn}`;
  const words = (left: number, top: number) =>
    lines.map((line, index) => {
      const text = element('text', {
        x: left,
        y: top + index * lineHeight,
        'font-size': fontSize,
        class: classes.words,
      });
      text.textContent = line;
      return text;
    });
  // Two in each tile, half a tile apart: no upright or level gap runs through the page.
  const pattern = element(
    'pattern',
    {
      id,
      width,
      height: height * 2,
      patternUnits: 'userSpaceOnUse',
      patternTransform: 'rotate(-22)',
    },
    ...words(0, lineHeight),
    ...words(width / 2, lineHeight + height),
    // What the edge of the tile cuts off comes in again at the other one.
    ...words(-width / 2, lineHeight + height),
  );
  const drawing = element(
    'svg',
    { width: '100%', height: '100%', class: classes.drawing },
    element('defs', {}, pattern),
    element('rect', { width: '100%', height: '100%', fill: `url(#${id})` }),
  );
  const layer = document.createElement('div');
  layer.className = classes.layer;
  layer.setAttribute('aria-hidden', 'true');
  layer.dataset['part'] = 'layer';
  layer.append(drawing);
  return layer;
}
