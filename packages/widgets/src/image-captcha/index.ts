export { ImageCaptchaField } from './image-captcha-field.tsx';
export { createImageCaptcha, type ImageCaptchaStore } from './image-captcha.store.ts';
