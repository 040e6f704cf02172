export type { MediaLibraryStrings } from './media-library.strings.ts';
export { MediaLibrary } from './media-library.tsx';
export type {
  MediaLibraryProps,
  MediaLibraryQuery,
  MediaPickerProps,
  MediaSources,
  MediaUploaders,
} from './media-library.types.ts';
export { MediaPicker } from './media-picker.tsx';
export { createFilmEncoder, type EncodeOptions, type FilmEncoder } from './qualities/film-encoder.ts';
