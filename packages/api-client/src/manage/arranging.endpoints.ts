import { resourceEndpoints } from './resource.endpoints.ts';

/** Slides of home: those of a resource, and their order. */
export const manageSlidersEndpoints = {
  ...resourceEndpoints('slider'),
  arrange: { method: 'PUT', path: '/api/v2/slider/arrange', access: 'slider.update', isStorable: false },
} as const;

/** The navigation of the header: those of a resource, and its tree. */
export const manageNavsEndpoints = {
  ...resourceEndpoints('nav'),
  arrange: { method: 'PUT', path: '/api/v2/nav/arrange', access: 'nav.update', isStorable: false },
} as const;

/** Blocks of home: those of a resource, and their order. */
export const manageHomeBlocksEndpoints = {
  ...resourceEndpoints('homeBlock'),
  arrange: {
    method: 'PUT',
    path: '/api/v2/homeBlock/arrange',
    access: 'homeBlock.update',
    isStorable: false,
  },
} as const;
