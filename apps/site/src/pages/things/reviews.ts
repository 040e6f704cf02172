// A module of its own, so that only reviews are fetched by its own request, and nothing that the page shares with them.
export { Reviews } from '@shuyuan/widgets/reviews';
