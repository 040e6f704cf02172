import { useLayoutEffect, useRef } from 'react';
import { drawWatermark, type WatermarkDrawing } from './draw-watermark.ts';

/**
 * Keeps a layer at the end of an element. Drawn by hand, not rendered: React could not remove what somebody else has
 * removed before. Guarded, every change to the layer, and to what would hide it, draws a new one.
 */
export function useWatermark({ lines, classes }: WatermarkDrawing, isGuarded: boolean) {
  const root = useRef<HTMLDivElement>(null);
  const text = lines.join('\n');
  const { layer: layerClass, drawing, words } = classes;

  useLayoutEffect(() => {
    const element = root.current;
    if (!element || text.trim() === '') return;
    const asItWas = { class: element.className, style: element.getAttribute('style') };
    const draw = () =>
      drawWatermark({ lines: text.split('\n'), classes: { layer: layerClass, drawing, words } });
    let layer = draw();
    const observer = new MutationObserver(() => restore());
    const watch = () => {
      observer.observe(element, { childList: true, attributes: true });
      observer.observe(layer, { subtree: true, childList: true, attributes: true, characterData: true });
    };
    const restore = () => {
      observer.disconnect();
      layer.remove();
      element.className = asItWas.class;
      element.hidden = false;
      if (asItWas.style === null) element.removeAttribute('style');
      layer = draw();
      element.append(layer);
      watch();
    };
    element.append(layer);
    if (isGuarded) watch();
    return () => {
      observer.disconnect();
      layer.remove();
    };
  }, [text, layerClass, drawing, words, isGuarded]);
  return root;
}
