import {
  defaultTreeAdapter as tree,
  html,
  parseFragment,
  type DefaultTreeAdapterTypes as Tree,
} from 'parse5';
import { allowedElements, keptAttribute, looksOf, shapes } from './allowed-svg.ts';

/** A picture as it is stored, with its own measure where it says one. */
export interface SanitisedSvg {
  text: string;
  width: number | null;
  height: number | null;
}

/** Deeper than any program draws. */
const deepest = 60;

/** More than any picture of a page has. */
const mostElements = 20_000;

/**
 * Writes anew what of an SVG may be stored; null where nothing of it can be seen, or where it defines entities, nests too
 * deep or has too many parts.
 */
export function sanitiseSvg(source: string): SanitisedSvg | null {
  if (/<!ENTITY/i.test(source)) return null;
  const root = rootOf(source.replace(/^\uFEFF/, ''));
  if (!root) return null;
  const written = { elements: 0, shapes: 0 };
  const text = elementText(root, 0, written);
  if (text === null || written.shapes === 0) return null;
  return { text, ...measureOf(root) };
}

/** The one element of the file. Before it there is nothing but what XML has there. */
function rootOf(source: string): Tree.Element | null {
  const start = source.replace(/^(?:\s|<\?[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*>)*/i, '');
  if (!/^<svg[\s/>]/.test(start)) return null;
  const root = parseFragment(start).childNodes.find(isElement);
  return root?.tagName === 'svg' && root.namespaceURI === html.NS.SVG ? root : null;
}

const isElement = (node: Tree.Node): node is Tree.Element => 'tagName' in node;

/** Null for what makes the whole refused; an empty text for what is left out. */
function elementText(
  element: Tree.Element,
  depth: number,
  written: { elements: number; shapes: number },
): string | null {
  const { tagName, namespaceURI } = element;
  if (depth > deepest || (written.elements += 1) > mostElements) return null;
  if (namespaceURI !== html.NS.SVG || !allowedElements.has(tagName)) return '';
  if (shapes.has(tagName)) written.shapes += 1;
  let inner = '';
  for (const child of element.childNodes) {
    const text = tree.isTextNode(child)
      ? escaped(child.value)
      : isElement(child)
        ? elementText(child, depth + 1, written)
        : '';
    if (text === null) return null;
    inner += text;
  }
  const xmlns = depth === 0 ? ' xmlns="http://www.w3.org/2000/svg"' : '';
  return `<${tagName}${xmlns}${attributesText(element)}>${inner}</${tagName}>`;
}

function attributesText({ attrs }: Tree.Element): string {
  const kept = new Map<string, string>();
  const given = attrs.filter(({ prefix }) => !prefix);
  const styles = given.filter(({ name }) => name === 'style').flatMap(({ value }) => looksOf(value));
  for (const { name, value } of [...given, ...styles]) {
    const attribute = keptAttribute(name, value);
    if (attribute !== null) kept.set(name, attribute);
  }
  return [...kept].map(([name, value]) => ` ${name}="${escaped(value)}"`).join('');
}

/** What XML can't hold goes. */
const escaped = (text: string) =>
  text
    // oxlint-disable-next-line eslint/no-control-regex -- control characters are what is taken out
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** By its own width and height, else by its box. */
function measureOf({ attrs }: Tree.Element): { width: number | null; height: number | null } {
  const of = (name: string) => attrs.find((each) => each.name === name)?.value ?? '';
  const [, , boxWidth = NaN, boxHeight = NaN] = of('viewBox')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const pixels = (text: string, instead: number) => {
    const length = /^\d+(?:\.\d+)?(?:px)?$/.test(text.trim()) ? Number.parseFloat(text) : instead;
    const rounded = Math.round(length);
    return rounded > 0 && rounded <= 100_000 ? rounded : null;
  };
  const [width, height] = [pixels(of('width'), boxWidth), pixels(of('height'), boxHeight)];
  return width === null || height === null ? { width: null, height: null } : { width, height };
}
