export { PictureField, type PictureFieldProps } from './picture-field.tsx';
export { UploadRefusal } from './upload-refusal.ts';
