import { SaxesParser } from 'saxes';

/** Handlers of a scan. Names are without their prefix. */
export interface XmlHandlers {
  onOpen?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  onText?: (text: string) => void;
  onClose?: (name: string) => void;
}

class ScanEnd extends Error {}

/** Ends the scan that is running. */
export const endScan = (): never => {
  throw new ScanEnd();
};

/**
 * Calls handlers for the parts of an XML document, in their order. Takes no further piece of it after `endScan`. Throws on
 * what is no XML, and on a DOCTYPE.
 */
export function scanXml(pieces: Iterable<string>, { onOpen, onText, onClose }: XmlHandlers): void {
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Error('DOCTYPE');
  });
  parser.on('opentag', ({ name, attributes }) =>
    onOpen?.(localName(name), attributes as Record<string, string>),
  );
  parser.on('closetag', ({ name }) => onClose?.(localName(name)));
  if (onText) {
    parser.on('text', onText);
    parser.on('cdata', onText);
  }
  try {
    for (const piece of pieces) parser.write(piece);
    parser.close();
  } catch (error) {
    if (!(error instanceof ScanEnd)) throw error;
  }
}

/** Name of an element without its namespace prefix: `row` for `x:row`. */
const localName = (name: string) => name.slice(name.indexOf(':') + 1);
