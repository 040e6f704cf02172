import { createRoot, hydrateRoot } from 'react-dom/client';
import { PartnerApp } from './partner-app.tsx';

declare global {
  interface Window {
    /** What React said of markup that was not as it had drawn it. */
    recovered: string[];
    /** Draws the specimens into the page; a page that was rendered on the server does so at once. */
    start: () => void;
  }
}

const place = document.getElementById('specimens');
if (!place) throw new Error('The page has no place for specimens.');

window.recovered = [];
window.start = () => createRoot(place).render(<PartnerApp />);
if (place.hasChildNodes())
  hydrateRoot(place, <PartnerApp isRendered />, {
    onRecoverableError: (error) => window.recovered.push(String(error)),
  });
else if (!location.search.includes('waits')) window.start();
