/** Minutes in which a new order is to be paid. It closes by itself after them. */
export const orderLife = 15;
