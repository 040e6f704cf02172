/** The name of our own object store, which is the first part of its addresses' path. */
export const bucket = 'shuyuan-media';
