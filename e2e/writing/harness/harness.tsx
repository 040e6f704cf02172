import '@shuyuan/ui/theme.css';
import { RichText } from '@shuyuan/ui/rich-text';
import { RichTextEditor, type UploadPicture } from '@shuyuan/ui/rich-text-editor';
import { ThemeRoot } from '@shuyuan/ui/theme';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** What the tests ask the page. */
export interface Writing {
  /** All that the owner was told, in order. */
  told: string[];
  /** What a strict policy has refused, or reported. */
  refused: string[];
  set: (html: string) => void;
  /** The place in which the editor is drawn: the page, or a shadow root in it. */
  root: Document | ShadowRoot;
}

declare global {
  var writing: Writing;
}

const host = document.querySelector('#place')!;
const isShadowed = new URLSearchParams(location.search).has('shadow');
const root = isShadowed ? host.attachShadow({ mode: 'open' }) : document;
globalThis.writing = { told: [], refused: [], set: () => {}, root };

document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
  writing.refused.push(`${violatedDirective} ${blockedURI} ${sample}`);
});

const upload: UploadPicture = async (_file, { onProgress }) => {
  onProgress(0.5);
  return { src: '/writing/stored.png' };
};

function Page() {
  const [value, setValue] = useState('');
  useEffect(() => {
    writing.set = setValue;
  }, []);
  return (
    <ThemeRoot>
      <RichTextEditor
        label="正文"
        value={value}
        upload={upload}
        onChange={(html) => {
          writing.told.push(html);
          setValue(html);
        }}
      />
      <div id="reader">
        <RichText html={value} />
      </div>
    </ThemeRoot>
  );
}

const place = document.createElement('div');
if (root instanceof ShadowRoot) {
  for (const sheet of document.querySelectorAll('link[rel="stylesheet"]')) root.append(sheet.cloneNode());
  root.append(place);
} else host.append(place);
createRoot(place).render(<Page />);
