export { LightBox, type LightBoxPicture, type LightBoxProps } from './light-box.tsx';
