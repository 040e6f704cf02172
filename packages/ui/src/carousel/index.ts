export { Carousel, CarouselSlide, type CarouselProps, type CarouselSlideProps } from './carousel.tsx';
