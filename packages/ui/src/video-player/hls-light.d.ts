/** The same library without what lectures never need: other sound tracks, subtitles within the stream, copy protection. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
