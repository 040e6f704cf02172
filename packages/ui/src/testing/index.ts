export { hostileHtml, type HostileHtml } from '../rich-text/hostile-html.fixtures.ts';
