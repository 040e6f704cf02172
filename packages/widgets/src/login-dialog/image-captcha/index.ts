export { ImageCaptchaField, type ImageCaptchaFieldProps } from './image-captcha-field.tsx';
export { createImageCaptcha, type ImageCaptchaDeps, type ImageCaptchaStore } from './image-captcha.store.ts';
export type { CaptchaAnswer } from './image-captcha.state.ts';
